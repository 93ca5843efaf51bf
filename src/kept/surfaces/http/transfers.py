"""`/import` and `/brief`: what is not JSON on the wire."""

import tempfile
from collections.abc import Iterator
from itertools import count
from typing import IO

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kept import transfer
from kept.errors import InvalidInput, KeptError
from kept.keeper import Keeper
from kept.speaking import BRIEFS, brief
from kept.surfaces.http.answers import Json
from kept.surfaces.http.options import Options, values_in
from kept.surfaces.http.routes import authorized
from kept.surfaces.http.site import site_of


async def bring_in(request: Request) -> Response:
    """Take in an export; it is read to a file first, so that a slow sender keeps nobody waiting."""
    site = site_of(request)
    caller = authorized(request, "write")
    is_untrusted = request.query_params.get("untrusted", "false") == "true"
    outcome = "ok"
    try:
        with tempfile.TemporaryFile() as file:
            async for part in request.stream():
                file.write(part)
            file.seek(0)
            lines = _lines(file, site.options)
            done = await site.threads.run_long(_taken, site.keeper(caller), lines, untrusted=is_untrusted)
    except KeptError as error:
        outcome = error.code
        raise
    finally:
        site.note(request, "import", outcome=outcome)
    return Json(done)


def _lines(file: IO[bytes], options: Options) -> Iterator[str]:
    """Yield the lines of *file*; none is longer than a request might be."""
    for number in count(1):
        line = file.readline(options.max_body + 1)
        if not line:
            return
        if len(line) > options.max_body or values_in(line) > options.max_values:
            raise InvalidInput(
                f"line {number} is longer than {options.max_body:,} bytes or {options.max_values:,} values;"
                " 'kept import', where the server runs, takes lines of any length",
                field="file",
            )
        yield line.decode("utf-8")


def _taken(keeper: Keeper, lines: Iterator[str], *, untrusted: bool) -> dict[str, int]:
    try:
        return transfer.bring_in(keeper, lines, untrusted=untrusted, as_own=True)._asdict()
    except UnicodeDecodeError:
        raise InvalidInput("the file is not UTF-8 text, so no export", field="file") from None


async def _brief(request: Request) -> Response:
    site = site_of(request)
    caller = authorized(request, "read", agents=True)
    dialect = request.query_params.get("dialect", "typed")
    if dialect not in BRIEFS:
        raise InvalidInput(f"dialect must be one of: {', '.join(BRIEFS)}", field="dialect")
    return PlainTextResponse(await site.threads.run(brief, site.keeper(caller), dialect))


def routes() -> list[Route]:
    """Return the routes of what comes in and goes out as text."""
    return [Route("/import", bring_in, methods=["POST"]), Route("/brief", _brief, methods=["GET"])]
