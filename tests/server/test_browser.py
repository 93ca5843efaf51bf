"""The page in a real Chromium: every flow, by keyboard, at 320 pixels, in light and dark, against hostile contents."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.server.hostile import corpus
from tests.server.test_pages import fill

from kept.types import Changes

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

expect.set_options(timeout=15_000)

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
# A dark page is the same page in other colours.
RULES = {
    "light": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
PAGES = [
    "/", "/?query=redis", "/?state=trash", "/?kind=fact", "/app/memory/1", "/app/memory/7", "/app/review",
    "/app/review?tab=same", "/app/review?tab=differs", "/app/brief", "/app/brief?dialect=space", "/app/conversations",
    "/app/conversations?find=zebra",
    "/app/entities", "/app/entities/technology/redis", "/app/timeline", "/app/transfer", "/app/settings", "/app/doctor",
    "/app/delete?ids=1", "/app/nothing",
]  # fmt: skip
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def chromium() -> str:
    """Return where Chromium is; it is installed if it can be, for these tests show nothing without it."""
    found = os.environ.get("KEPT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    trouble = ""
    if found is None and shutil.which("apt-get"):
        # A new machine has no list of packages, or an old one that names what is gone.
        for step in (["update"], ["install", "-y", "-o", "DPkg::Lock::Timeout=120", "chromium"]):
            apt = subprocess.run(
                ["apt-get", "-q", *step], check=False, capture_output=True, text=True, env=_ASKING_NOBODY
            )
            trouble = apt.stderr.strip().rpartition("\n")[2]
        found = shutil.which("chromium")
    if found is None:
        pytest.fail(f"these tests need Chromium: install it, or name it in KEPT_CHROMIUM. {trouble}", pytrace=False)
    return found


_ASKING_NOBODY = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visit:
    """A signed-in browser that notes whatever it should not see."""

    def __init__(self, chrome: Browser, served, **options) -> None:
        self.context: BrowserContext = chrome.new_context(base_url=served.url, **options)
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.outside: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.complaints.append("a dialog opened"), dialog.dismiss()))
        self.page.on(
            "request", lambda asked: None if asked.url.startswith(served.url) else self.outside.append(asked.url)
        )
        self.page.add_init_script(
            "window.stolen = 0; window.steal = () => { window.stolen += 1 };"
            "document.addEventListener('securitypolicyviolation', (e) => console.error('CSP ' + e.violatedDirective));"
        )
        self.page.goto(served.link())

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visit(chrome, serve):
    visits = []

    def start(served=None, **options):
        visits.append(Visit(chrome, served or serve(), **options))
        return visits[-1]

    yield start
    for one in visits:
        one.close()


@pytest.mark.covers("page.accessible")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_an_accessibility_violation(visit, serve, scheme):
    served = serve()
    fill(served)
    with served.keeper(actor="person") as keeper:
        memory = keeper.store("Standup at 9:30", tags=["meetings"])
        keeper.archive(memory.uid)
        keeper.store("Put away")
        keeper.trash(8)
    visiting = visit(served, color_scheme=scheme, bypass_csp=True)
    page = visiting.page
    found = []
    page.goto("/app/conversations")
    conversation = page.locator("article a").first.get_attribute("href")
    for address in [*PAGES, conversation]:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        page.add_script_tag(path=AXE)
        result = page.evaluate("rules => axe.run({runOnly: rules})", RULES[scheme])
        found += [
            f"{address} {one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
            for one in result["violations"]
        ]
        assert len(result["passes"]) >= (8 if scheme == "light" else 1), address
    assert found == []


@pytest.mark.covers("page.narrow")
def test_nothing_is_wider_than_a_screen_of_320_pixels(visit, serve):
    served = serve()
    fill(served)
    with served.keeper(actor="person") as keeper:
        keeper.store("W" * 500 + " " + "https://example.org/" + "x" * 300, tags=["y" * 50])
    page = visit(served, viewport={"width": 320, "height": 640}).page
    for address in PAGES:
        page.goto(address)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (address, wide)


@pytest.mark.covers("page.narrow")
def test_a_narrow_screen_shows_the_newest_days_of_the_timeline_first(visit, serve):
    served = serve()
    fill(served)
    page = visit(served, viewport={"width": 320, "height": 640}).page
    page.goto("/app/timeline")
    bar = page.locator(".bars a rect:not(.reach)").last
    expect(bar).to_be_in_viewport()
    # And the older ones are still there to be scrolled to.
    page.locator(".scroll:has(> .bars)").evaluate("one => one.scrollTo(-one.scrollWidth, 0)")
    expect(bar).not_to_be_in_viewport()


@pytest.mark.covers("page.narrow")
def test_the_buttons_of_a_review_stand_under_its_text(visit, serve):
    served = serve()
    fill(served)
    page = visit(served, viewport={"width": 320, "height": 640}).page
    page.goto("/app/review")
    card = page.locator("article.card").first
    left = [card.locator(part).first.bounding_box()["x"] for part in (".content", "button.primary")]
    assert left[0] == left[1]


@pytest.mark.covers("page.live_search")
def test_results_follow_what_is_typed_with_scores_explained(visit, serve):
    served = serve()
    fill(served)
    visiting = visit(served)
    page = visiting.page
    page.goto("/")
    page.get_by_role("searchbox").press_sequentially("redis nginx")
    # What is found may be so before all is typed; the address says when the page is up to date.
    expect(page).to_have_url(f"{served.url}/?query=redis+nginx")
    expect(page.locator("article .content").first).to_have_text("We cache in Redis behind nginx")
    page.get_by_text("why?").first.click()
    expect(page.locator(".why li").first).to_contain_text("redis")
    page.locator("summary", has_text="Filters").click()
    page.get_by_label("Kind").first.select_option("preference")
    expect(page.locator("article .content", has_text="Redis")).to_have_count(0)
    assert visiting.complaints == []


@pytest.mark.covers("page.live")
def test_what_an_agent_writes_appears_by_itself(visit, serve):
    served = serve()
    visiting = visit(served)
    page = visiting.page
    expect(page.get_by_text("Nothing is kept yet")).to_be_visible()
    with served.keeper(session="elsewhere") as agent:
        agent.store("Learned just now by an agent")
    expect(page.locator("article")).to_contain_text("Learned just now by an agent")
    page.locator("summary", has_text="Edit").first.click()
    page.locator("textarea[name=content]").first.fill("Half a thought")
    with served.keeper(session="elsewhere") as agent:
        agent.store("And another")
    page.get_by_role("button", name="Something has changed").click()
    expect(page.locator("article")).to_have_count(2)
    assert visiting.complaints == []


@pytest.mark.covers("page.keyboard")
def test_everything_can_be_done_by_keyboard(visit, serve):
    served = serve()
    visiting = visit(served)
    page = visiting.page
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    while page.evaluate("document.activeElement.name") != "content":
        page.keyboard.press("Tab")
    page.keyboard.type("Prefers tea in the morning")
    while page.evaluate("document.activeElement.textContent") != "Keep":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.wait_for_load_state()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("j")
    expect(page.locator("article")).to_be_focused()
    page.keyboard.press("x")
    expect(page.locator("#chosen")).to_have_text("1 chosen")
    page.keyboard.press("e")
    expect(page.locator("article textarea")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Prefers coffee in the morning")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Changed. The version before")).to_be_visible()
    page.wait_for_load_state()
    page.keyboard.press("j")
    page.keyboard.press("o")
    page.wait_for_url("**/app/memory/1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("g")
    page.keyboard.press("r")
    page.wait_for_url("**/app/review")
    # Each thing that can be focused shows that it is.
    for _ in range(12):
        page.keyboard.press("Tab")
        style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert style != "none"
    assert visiting.complaints == []


@pytest.mark.covers("page.memories")
def test_what_is_refused_stays_in_the_form_with_the_reason(visit, serve):
    served = serve()
    visiting = visit(served)
    page = visiting.page
    box, keep = page.get_by_label("What should be remembered?"), page.get_by_role("button", name="Keep", exact=True)
    long = "The relay has many moods. " * 1_200
    box.fill(f"{long} my password is Zebra-44-quilt!")
    keep.click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("password")
    expect(refused).not_to_contain_text("quilt")
    expect(box).to_have_value(f"{long} my password is Zebra-44-quilt!")
    box.fill("x" * 70_000)
    keep.click()
    expect(refused).to_contain_text("65,536")
    box.fill(long)
    keep.click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    with served.keeper() as keeper:
        assert len(keeper.get("1").content) == len(long), "nothing was cut off on the way"
    page.goto("/app/memory/1")
    page.locator("summary", has_text="Edit").click()
    page.get_by_label("Text").fill("Half a thought")
    with served.keeper(session="elsewhere") as agent:
        agent.edit("1", Changes(content="What an agent made of it"))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("changed")
    expect(page.get_by_label("Text")).to_have_value("Half a thought")
    assert all("status of 4" in one for one in visiting.complaints), visiting.complaints


@pytest.mark.covers("page.review")
def test_what_says_the_same_is_merged_in_other_words(visit, serve):
    served = serve()
    with served.keeper() as keeper:
        keeper.store("Prefers tabs over spaces", kind="preference")
        keeper.store("Prefers tabs over spaces!", kind="preference")
        keeper.store("Uses pnpm 9 for the web app")
        keeper.store("Uses pnpm 10 for the web app")
    page = visit(served).page
    page.goto("/app/review?tab=same")
    page.locator("summary", has_text="Merge in other words").click()
    page.get_by_label("What the one you keep should say").fill("Always tabs")
    page.get_by_role("button", name="Keep the newer").click()
    expect(page.get_by_text("Merged.")).to_be_visible()
    page.goto("/app/review?tab=differs")
    page.get_by_role("button", name="Keep the older").click()
    expect(page.get_by_role("button", name="Keep the older")).to_have_count(0)
    with served.keeper() as keeper:
        assert sorted(memory.content for memory in keeper.list()) == ["Always tabs", "Uses pnpm 9 for the web app"]


@pytest.mark.covers("page.memories")
def test_many_are_chosen_put_in_the_trash_brought_back_and_erased(visit, serve):
    served = serve()
    with served.keeper() as keeper:
        for number in range(4):
            keeper.store(f"Fact number {number}")
    visiting = visit(served)
    page = visiting.page
    page.goto("/")
    expect(page.locator("#bulk button").first).to_be_hidden()
    page.get_by_label("All").check()
    expect(page.locator("#chosen")).to_have_text("4 chosen")
    page.get_by_label("Choose memory 1", exact=True).uncheck()
    page.locator("#bulk").get_by_role("button", name="Trash").click()
    expect(page.locator("article")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("article")).to_have_count(4)
    page.get_by_label("Choose memory 2", exact=True).check()
    page.get_by_label("Choose memory 3", exact=True).check()
    page.locator("#bulk").get_by_role("button", name="Erase").click()
    expect(page.get_by_role("heading", name="Erase 2 memories for good?")).to_be_visible()
    page.get_by_role("link", name="Keep them").click()
    expect(page.locator("article")).to_have_count(4)
    page.get_by_label("Choose memory 2", exact=True).check()
    page.locator("#bulk").get_by_role("button", name="Erase").click()
    page.get_by_role("button", name="Erase for good").click()
    expect(page.locator("article")).to_have_count(3)
    assert visiting.complaints == []


@pytest.mark.covers("page.transfer")
def test_an_export_is_downloaded_and_brought_in_elsewhere(visit, serve, tmp_path):
    served = serve()
    with served.keeper() as keeper:
        keeper.store("Travels well")
    visiting = visit(served)
    page = visiting.page
    page.goto("/app/transfer")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download everything").click()
    file = tmp_path / "out.jsonl"
    downloading.value.save_as(file)
    with served.keeper() as keeper:
        keeper.delete(1)
    page.goto("/app/transfer")
    page.get_by_label("An export of kept").set_input_files(file)
    page.get_by_role("button", name="Import").click()
    expect(page.locator("#imported")).to_contain_text("Brought in 0; 1 were here already")
    (tmp_path / "bad.jsonl").write_text("nonsense")
    page.get_by_label("An export of kept").set_input_files(tmp_path / "bad.jsonl")
    page.get_by_role("button", name="Import").click()
    expect(page.locator("#imported")).to_contain_text("no part of an export")
    assert [one for one in visiting.complaints if "400" not in one] == []


@pytest.mark.covers("page.conversations.search")
@pytest.mark.parametrize("with_script", [True, False])
def test_a_message_is_found_and_leads_to_its_place_in_the_conversation(visit, serve, with_script):
    served = serve()
    with served.keeper() as keeper:
        talk = [{"role": "user", "content": f"Step {number}"} for number in range(90)]
        talk[70] = {"role": "assistant", "content": "The heron nests in the reeds"}
        keeper.conversation(talk).store(0, 89, summary="Moving house")
    page = visit(served, java_script_enabled=with_script).page
    page.goto("/app/conversations")
    page.get_by_role("searchbox").fill("heron")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("article .found").first).to_contain_text("assistant 70: The heron nests in the reeds")
    expect(page.locator("article").first).to_contain_text("Step 72")
    page.get_by_role("link", name="Moving house").first.click()
    expect(page.locator(".message:target")).to_contain_text("The heron nests")
    expect(page.locator(".message:target")).to_be_in_viewport()


@pytest.mark.covers("page.no_script")
def test_everything_can_be_read_without_javascript(visit, serve):
    served = serve()
    fill(served)
    page = visit(served, java_script_enabled=False).page
    for address in PAGES[:-1]:
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
    page.goto("/")
    page.get_by_role("searchbox").fill("redis")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("article").first).to_contain_text("Redis")


@pytest.mark.covers("page.xss")
def test_hostile_contents_are_text_on_every_page(visit, serve):
    hostile = corpus()
    assert len(set(hostile)) >= 200
    served = serve()
    with served.keeper(
        actor="agent", project="<img src=x onerror=steal()>", session="<script>steal()</script>"
    ) as keeper:
        keeper.store_many(hostile)
        for number in range(1, 9):
            keeper.storage.screened(keeper.caller, keeper.get(number), keeper.get(number).findings, "x")
        keeper.store("Uses <b>pnpm</b> 9 <script>steal()</script>")
        keeper.store("Uses <b>pnpm</b> 10 <script>steal()</script>", tags=["<svg onload=steal()>"])
        keeper.store("Talk to @<img> in src/<script>steal()</script>.py about Redis and <b>PostgreSQL</b>",
                     description="<script>steal()</script>", category="<img src=x onerror=steal()>")  # fmt: skip
        messages = [{"role": "user", "content": text} for text in hostile[:100]]
        keeper.conversation(messages).store(0, 90, summary="<script>steal()</script><img src=x onerror=steal()>")
    served.access.ensure_user("<script>steal()</script>")
    served.access.issue("<script>steal()</script>", "<img src=x onerror=steal()>")
    visiting = visit(served)
    page = visiting.page
    page.goto("/app/conversations")
    addresses = [page.locator("article a").first.get_attribute("href")]
    addresses += [f"/?offset={25 * number}" for number in range(9)]
    addresses += [f"/app/memory/{number}" for number in range(1, 206, 17)]
    addresses += [
        "/app/review", "/app/review?tab=same", "/app/review?tab=differs", "/app/brief", "/app/brief?dialect=files",
        "/app/brief?dialect=space", "/app/entities", "/app/timeline", "/app/settings", "/app/doctor",
        "/?query=%3Cscript%3Esteal()%3C/script%3E", "/?tag=%3Csvg%20onload=steal()%3E", "/app/delete?ids=1,2,3",
        "/?query=steal&project=%3Cimg%20src=x%20onerror=steal()%3E", "/app/conversations?find=%3Cscript%3E",
        "/app/memory/%3Cscript%3Esteal()%3C%2Fscript%3E", "/app/entities/technology/redis",
        "/sign-in?link=%3Cscript%3E",
    ]  # fmt: skip
    seen = ""
    for address in addresses:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        if address == "/?offset=0":
            page.get_by_role("searchbox").press_sequentially("<img src=x onerror=steal()>")
            page.wait_for_timeout(400)
        seen += page.locator("main").inner_text()
        assert page.evaluate("window.stolen") == 0, address
        assert (
            page.locator("main script, main iframe, main img:not([src^='/static']), main object, main embed").count()
            == 0
        ), address
    assert visiting.outside == []
    expected = ("404", "401")
    assert [one for one in visiting.complaints if not any(f"status of {code}" in one for code in expected)] == []
    assert sum(text.strip()[:40] in seen for text in hostile if text.isprintable()) > 150, (
        "they are shown as what they are"
    )
    assert "123043" not in seen, "no template was run"
