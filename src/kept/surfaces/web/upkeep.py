"""The pages *Import and export* and *Doctor*."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kept.surfaces.examining import examine, glance
from kept.surfaces.http.routes import Visit, authorized
from kept.surfaces.http.site import site_of
from kept.surfaces.web.rendering import Context, common, page, project_of, render
from kept.types import Filter


def _transfer(visit: Visit) -> Context:
    return {"total": visit.keeper.count(Filter(include_superseded=True))}


def _doctor(visit: Visit) -> Context:
    return {"findings": list(glance(visit.keeper)), "is_thorough": False}


async def _examine(request: Request) -> Response:
    """Examine everything, which reads the whole store."""
    site = site_of(request)
    caller = authorized(request, "admin", project=project_of(request))

    def made() -> Response:
        visit = Visit(site.keeper(caller), {}, site, request)
        context = {"findings": list(examine(visit.keeper)), "is_thorough": True}
        return render("doctor.html", common(visit, "doctor") | context)

    return await site.threads.run_long(made)


def routes() -> list[Route]:
    """Return the routes of both pages."""
    return [
        page("/app/transfer", "transfer.html", "transfer", _transfer),
        page("/app/doctor", "doctor.html", "doctor", _doctor, "admin"),
        Route("/app/doctor", _examine, methods=["POST"]),
    ]
