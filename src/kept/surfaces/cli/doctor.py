"""The command that finds out what is wrong with an installation."""

import click

from kept.errors import Backend
from kept.surfaces.cli.output import say, say_json, styled
from kept.surfaces.cli.root import command, keeper, wants_json
from kept.surfaces.examining import examine


@command("doctor", "kept doctor\nkept doctor --json")
@click.pass_context
def doctor_(ctx: click.Context) -> int:
    """Try everything once on a scratch file and report versions, paths, permissions and latency."""
    findings = []
    for finding in examine(keeper(ctx)):
        findings.append(finding)
        if not wants_json(ctx):
            name, is_good, text = finding
            say(f"{styled('ok  ', fg='green') if is_good else styled('BAD ', fg='red')} {name.ljust(12)} {text}")
    all_good = all(is_good for _, is_good, _ in findings)
    if wants_json(ctx):
        report = [{"name": name, "ok": is_good, "text": text} for name, is_good, text in findings]
        say_json({"ok": all_good, "findings": report})
    return 0 if all_good else Backend.exit_code
