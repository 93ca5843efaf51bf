"""What the server counts, as Prometheus reads it."""

from collections import Counter

# Upper bounds in seconds.
_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """Counts of one worker process. Requests are named by route, never by address: that may hold anything."""

    def __init__(self) -> None:
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._slower: Counter[tuple[str, float]] = Counter()
        self._seconds: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self.open_requests = 0

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        method = method if method in _METHODS else "OTHER"  # a name that somebody made up counts for nothing
        self._requests[method, route, status] += 1
        self._seconds[route] += seconds  # type: ignore[assignment]  # a counter of seconds
        for bound in _BUCKETS:
            if seconds <= bound:
                self._slower[route, bound] += 1

    def refused(self, code: str) -> None:
        """Count a request that was stopped at the gate."""
        self._refused[code] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """Return everything in the text format of Prometheus."""
        lines = ["# TYPE kept_http_requests_total counter"]
        totals: Counter[str] = Counter()
        for (method, route, status), count in sorted(self._requests.items()):
            lines.append(f'kept_http_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}')
            totals[route] += count
        lines.append("# TYPE kept_http_request_seconds histogram")
        for route, count in sorted(totals.items()):
            for bound in _BUCKETS:
                within = self._slower[route, bound]
                lines.append(f'kept_http_request_seconds_bucket{{route="{route}",le="{bound:g}"}} {within}')
            lines.append(f'kept_http_request_seconds_bucket{{route="{route}",le="+Inf"}} {count}')
            lines.append(f'kept_http_request_seconds_sum{{route="{route}"}} {self._seconds[route]:.6f}')
            lines.append(f'kept_http_request_seconds_count{{route="{route}"}} {count}')
        lines.append("# TYPE kept_http_refused_total counter")
        lines += [f'kept_http_refused_total{{code="{code}"}} {count}' for code, count in sorted(self._refused.items())]
        for name, value in {"kept_http_open_requests": self.open_requests, **gauges}.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"
