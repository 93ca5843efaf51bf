"""All pages, the files they need, signing in and out, and the page of an error."""

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from kept.access import BROWSER_DAYS, sign_in
from kept.surfaces.http.answers import Stop
from kept.surfaces.http.site import address_of, needs_tls, site_of, visitor_of
from kept.surfaces.web import brief, conversations, entities, memories, review, settings, timeline, upkeep
from kept.surfaces.web.rendering import render

_STATIC = {
    "kept.css": "text/css; charset=utf-8",
    "kept.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
}


def routes() -> list[Route]:
    """Return the routes of the page."""
    return [
        *memories.routes(),
        *review.routes(),
        *brief.routes(),
        *conversations.routes(),
        *entities.routes(),
        *timeline.routes(),
        *settings.routes(),
        *upkeep.routes(),
        Route("/sign-in", _sign_in, methods=["GET"]),
        Route("/app/sign-out", _sign_out, methods=["POST"]),
        Route("/static/{name}", _static, methods=["GET"]),
    ]


async def _sign_in(request: Request) -> Response:
    """Take the link's secret for a cookie, once, and go on to the page without it in the address."""
    if request.method == "HEAD":
        return Response()  # a program that looks at what it finds in a chat; the link is not for it
    site = site_of(request)
    link = request.query_params.get("link")
    if not link:
        raise Stop(401, "unauthorized", "this page needs the link that 'kept serve' printed")
    browser = _browser(request.headers.get("user-agent", ""))
    signed_in = await site.threads.run(sign_in, site.storage, link, browser, site.now, address_of(request))
    if signed_in is None:
        _slow_down(request)
        site.note(request, "denied", "sign-in", "unauthorized")
        raise Stop(401, "unauthorized", "this link was used already, or is too old: 'kept token link' prints another")
    secret, _ = signed_in
    response = RedirectResponse("/", 303)
    response.set_cookie(
        site.options.cookie,
        secret,
        max_age=BROWSER_DAYS * 86_400,
        httponly=True,
        samesite="strict",
        secure=needs_tls(request),
    )
    return response


def _slow_down(request: Request) -> None:
    wait_s = site_of(request).guesses.wait_s(address_of(request) or "?")
    if wait_s > 0:
        raise Stop(429, "rate_limited", "too many wrong links", {"Retry-After": str(round(wait_s + 1))})


async def _sign_out(request: Request) -> Response:
    site = site_of(request)
    visitor = visitor_of(request)
    if visitor.use == "browser":
        await site.threads.run(site.access(request).revoke, visitor.token)
    response = RedirectResponse("/", 303)
    response.delete_cookie(site.options.cookie, httponly=True, samesite="strict", secure=needs_tls(request))
    return response


def _browser(agent: str) -> str:
    """Name a browser, so that its owner knows it among others."""
    name = next((one for one in ("Edg", "Firefox", "Chrome", "Safari") if one in agent), "browser")
    system = next((one for one in ("Android", "iPhone", "Windows", "Mac OS", "Linux") if one in agent), "")
    return f"{name.replace('Edg', 'Edge')} {f'on {system}' if system else ''}".strip()


async def _static(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _STATIC:
        raise Stop(404, "not_found", "there is nothing at this address")
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if "v" in request.query_params else "no-cache"}
    return Response(_file(name), media_type=_STATIC[name], headers=headers)


@cache
def _file(name: str) -> bytes:
    return (files("kept.surfaces.web") / "static" / name).read_bytes()


def error_page(request: Request, status: int, code: str, message: str, remedy: str) -> Response:
    """Return what a browser shows when something went wrong."""
    context = {
        "status": status,
        "code": code,
        "message": message,
        "remedy": remedy,
        "is_signed_out": code == "unauthorized",
        "theme": request.cookies.get("kept-theme", "auto"),
    }
    return render("error.html", context, status)
