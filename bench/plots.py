"""Draw what the benches measured: recall against latency, and latency against size.

    python bench/recall.py --data DIR --json > facts.json     (for each set)
    python bench/speed.py --sizes 1000,10000,100000 --json > speed.json
    python bench/plots.py facts.json … speed.json --to docs/images

Plain SVG, in the colours of the page that shows it.
"""

import argparse
import json
from collections.abc import Sequence
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

WIDTH, HEIGHT = 700, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 210, 28, 48
COLOURS = ("#3b6fd4", "#c2542d", "#2f8f5b", "#8456b8", "#b0862a", "#4a4f57")
TEXT = "#7a7f87"


class Point(NamedTuple):
    """Where a point is, and what is written beside it."""

    x: float
    y: float
    label: str = ""


class Axis(NamedTuple):
    """What an axis shows, from where to where, and where it is marked; in powers of ten if it is *scaled* so."""

    title: str
    ticks: Sequence[float]
    scaled: bool = False

    def share(self, value: float) -> float:
        """Return where *value* is, from 0 at the first mark to 1 at the last."""
        low, high, value = (log10(one) if self.scaled else one for one in (self.ticks[0], self.ticks[-1], value))
        return (value - low) / (high - low)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument(
        "reports", nargs="+", type=Path, help="what bench/recall.py --json and bench/speed.py --json said"
    )
    options.add_argument("--to", type=Path, default=Path("docs/images"), help="the folder to draw into")
    given = options.parse_args()
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in given.reports]
    given.to.mkdir(parents=True, exist_ok=True)
    recalls = [report for report in reports if "kept" in report]
    speeds = [row for report in reports for row in report.get("rows", ())]
    if recalls:
        (given.to / "recall-against-latency.svg").write_text(recall_against_latency(recalls), encoding="utf-8")
    if speeds:
        (given.to / "latency-against-size.svg").write_text(latency_against_size(speeds), encoding="utf-8")


def recall_against_latency(reports: Sequence[dict[str, Any]]) -> str:
    """Draw how much is found in how long, ours and the floor, for each set."""
    lines = {
        report["data"]: [
            Point(report[which]["ms"]["p50"], report[which]["all"]["R@5"], which) for which in ("floor", "kept")
        ]
        for report in reports
    }
    y = Axis("R@5", [0.2, 0.4, 0.6, 0.8, 1.0])
    return drawn("Recall against latency", Axis("p50 ms", [0.01, 0.1, 1, 10, 100], scaled=True), y, lines)


def latency_against_size(rows: Sequence[dict[str, Any]]) -> str:
    """Draw how long each sort of question takes in stores of different size."""
    lines: dict[str, list[Point]] = {}
    for row in rows:
        if {"p50 ms", "p95 ms", "memories"} <= row.keys():
            lines.setdefault(row["what"], []).append(Point(row["memories"], row["p50 ms"]))
    lines = {what: points for what, points in lines.items() if len(points) > 1}
    sizes = sorted({point.x for points in lines.values() for point in points})
    return drawn(
        "Latency against size",
        Axis("memories", sizes, scaled=True),
        Axis("p50 ms", [0.1, 1, 10, 100], scaled=True),
        lines,
    )


def drawn(title: str, x: Axis, y: Axis, lines: dict[str, list[Point]]) -> str:
    """Return an SVG with one line for each of *lines*."""
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(point: Point) -> tuple[float, float]:
        return round(LEFT + across * x.share(point.x), 1), round(TOP + down * (1 - y.share(point.y)), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        f'<g font-family="sans-serif" font-size="12" fill="{TEXT}">',
        f'<text x="{LEFT}" y="16" font-weight="bold">{title}</text>',
        f'<text x="{LEFT + across / 2}" y="{HEIGHT - 8}" text-anchor="middle">{x.title}</text>',
        f'<text text-anchor="middle" transform="translate(14 {TOP + down / 2}) rotate(-90)">{y.title}</text>',
    ]
    for tick in x.ticks:
        at, _ = place(Point(tick, y.ticks[0]))
        parts.append(f'<path d="M{at} {TOP}V{TOP + down}" stroke="{TEXT}" stroke-opacity=".25"/>')
        parts.append(f'<text x="{at}" y="{TOP + down + 18}" text-anchor="middle">{tick:,g}</text>')
    for tick in y.ticks:
        _, at = place(Point(x.ticks[0], tick))
        parts.append(f'<path d="M{LEFT} {at}H{LEFT + across}" stroke="{TEXT}" stroke-opacity=".25"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{tick:g}</text>')
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        places = [place(point) for point in points]
        path = "L".join(f"{at} {height}" for at, height in places)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for (at, height), point in zip(places, points, strict=True):
            parts.append(f'<circle cx="{at}" cy="{height}" r="4" fill="{colour}"/>')
            if point.label:
                parts.append(f'<text x="{at}" y="{height - 8}" text-anchor="middle">{point.label}</text>')
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{TOP + 12 + 18 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</g></svg>\n"])


if __name__ == "__main__":
    main()
