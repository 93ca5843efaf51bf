"""A link signs a browser in, once; a cookie keeps it in; and the server will not stand open."""

import pytest

from kept.errors import InvalidInput
from kept.surfaces.http.options import Options
from kept.surfaces.http.serving import listen, ready


@pytest.mark.covers("access.link_once")
def test_the_link_works_once_and_leaves_the_address(serve):
    served = serve()
    link = served.link()
    first = served.client(Accept="text/html").get(link)
    assert (first.status_code, first.headers["location"]) == (303, "/")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"kept-{served.options.port}=")
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    second = served.client(Accept="text/html").get(link)
    assert second.status_code == 401
    assert "was used already" in second.text
    assert "set-cookie" not in second.headers


@pytest.mark.covers("access.link_once")
def test_whoever_only_looks_at_a_link_does_not_spend_it(serve):
    served = serve()
    link = served.link()
    looked = served.client().head(link)
    assert looked.status_code == 200
    assert "set-cookie" not in looked.headers
    assert "set-cookie" in served.client().get(link).headers


@pytest.mark.covers("server.cookie")
def test_a_cookie_goes_over_tls_only_but_on_this_machine(serve):
    served = serve(hosts=("kept.example.org",))
    for host, is_secure in (("kept.example.org", True), ("127.0.0.1:80", False), ("[::1]:80", False)):
        client = served.client(Host=host)
        cookie = client.get(served.link()).headers["set-cookie"]
        theme = client.post("/app/choose", data={"theme": "dark"}, headers={"Cookie": cookie.partition(";")[0]})
        assert theme.status_code == 303
        for said in (cookie, theme.headers["set-cookie"]):
            assert ("; Secure" in said) == is_secure, (host, said)


def test_a_browser_that_signs_out_is_out(serve):
    served = serve()
    browser = served.browser()
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    assert browser.get("/").status_code == 200
    assert browser.post("/app/sign-out").status_code == 401, "it lands on the page that asks to sign in"
    again = served.client(Accept="text/html", Cookie=cookie)
    assert again.get("/").status_code == 401, "the old cookie is worth nothing"


def test_a_cookie_is_no_bearer_token_and_a_token_no_cookie(serve):
    served = serve()
    browser = served.browser()
    [secret] = [value for name, value in browser.cookies.items() if name.startswith("kept-")]
    assert served.client(secret).get("/memories").status_code == 401
    token = served.token(actor="person")
    stranger = served.client(Cookie=f"{served.options.cookie}={token}")
    assert stranger.get("/memories").status_code == 401


def test_guessing_is_slowed_down(serve):
    served = serve()
    guessing = served.client("kept_nonsense")
    answers = [guessing.get("/memories").status_code for _ in range(40)]
    assert answers[0] == 401
    assert answers[-1] == 429
    assert served.person().get("/memories").status_code == 200, "whoever knows a token is not held up"


@pytest.mark.covers("server.off_loopback")
def test_off_loopback_the_server_starts_only_with_a_token(tmp_path):
    options = Options(str(tmp_path / "kept.db"), user="ann", host="0.0.0.0", hosts=("kept.example",))
    with pytest.raises(InvalidInput, match="there is no token yet"):
        ready(options)
    with pytest.raises(InvalidInput, match="--allow-host"):
        ready(options._replace(hosts=()))
    import kept
    from kept.access import Access

    with kept.open(tmp_path / "kept.db", user="ann") as keeper:
        access = Access(keeper.storage, keeper.caller, keeper.now)
        access.ensure_user("ann")
        _, token = access.issue("ann", "laptop")
        assert ready(options) is None, "off loopback no link is printed"
        access.revoke(token.id)
    with pytest.raises(InvalidInput, match="there is no token yet"):
        ready(options)


def test_a_taken_port_is_told_in_one_line(serve):
    served = serve()
    with pytest.raises(InvalidInput, match="--port"):
        listen(served.options)


@pytest.mark.parametrize(
    ("host", "is_loopback"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("127.9.9.9", True),
        ("0.0.0.0", False),
        ("10.0.0.1", False),
    ],
)
def test_what_is_loopback(host, is_loopback):
    assert Options("x.db", host=host).is_loopback == is_loopback
