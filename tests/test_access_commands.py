"""The commands user, team, token and audit, as processes of their own."""

import json
from datetime import datetime


def answer(done):
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_users_teams_and_tokens_from_the_shell(shell):
    assert answer(shell("user", "add", "bob", "--json"))["disabled"] is False
    answer(shell("team", "add", "platform", "bob", "--json"))
    made = answer(shell("token", "create", "ci", "--of", "bob", "--access", "read", "--days", "30", "--json"))
    assert made["token"].startswith("kept_")
    assert made["user"] == "bob"
    [listed] = answer(shell("token", "--json"))
    assert listed == {name: value for name, value in made.items() if name != "token"}
    assert answer(shell("user", "--json"))[0]["teams"] == ["platform"]
    assert answer(shell("team", "list", "--json")) == {"platform": ["bob"]}
    assert made["token"] not in shell("token").stdout.decode() + shell("audit").stdout.decode()
    shell("token", "revoke", made["id"])
    assert answer(shell("token", "--json"))[0]["revoked_at"]
    deeds = [one["action"] for one in answer(shell("audit", "--json"))]
    assert deeds == ["token.revoke", "token.program", "team.add", "user.add"]


def test_a_token_of_ones_own_needs_no_user_first(shell):
    done = shell("token", "create", "laptop")
    assert done.stdout.startswith(b"kept_")
    assert b"shown only this once" in done.stderr
    assert b"ann" in shell("user").stdout


def test_mistakes_say_what_to_do(shell):
    for arguments, said in (
        (["user", "add"], b"takes the name of a user"),
        (["user", "disable", "nobody"], b"there is no user 'nobody'"),
        (["token", "create"], b"takes a name for it"),
        (["token", "create", "x", "--days", "3", "--never"], b"say one of them"),
        (["token", "link", "ann"], b"takes the address of the server, such as http://127.0.0.1:8765; whose it is"),
        (["token", "create", "x", "--of", "nobody"], b"'kept user add NAME' adds one"),
        (["token", "revoke", "tok-0"], b"no live token"),
        (["team", "add", "platform"], b"takes a team and users"),
        (["audit", "--since", "yesterday"], b"--since takes a time"),
    ):
        done = shell(*arguments)
        assert done.returncode, arguments
        assert said in done.stderr, (arguments, done.stderr)
        assert b"Traceback" not in done.stderr


def test_ones_own_teams_are_set_as_before(shell):
    assert answer(shell("team", "platform", "mobile", "--json"))["active"] == "platform"
    assert answer(shell("team", "--json"))["teams"] == ["platform", "mobile"]


def test_a_link_signs_somebody_in_where_the_server_is(shell):
    assert shell("token", "link").stdout.startswith(b"http://127.0.0.1:8765/sign-in?link=kept_")
    shell("user", "add", "bob")
    made = answer(shell("token", "link", "https://kept.example/", "--of", "bob", "--json"))
    assert made["link"].startswith("https://kept.example/sign-in?link=kept_")


def test_a_token_lives_for_a_year_unless_told_otherwise(shell):
    made = [answer(shell("token", "create", "x", *more, "--json")) for more in ((), ("--days", "2"), ("--never",))]
    lives = [
        None if one["expires_at"] is None
        else (datetime.fromisoformat(one["expires_at"]) - datetime.fromisoformat(one["created_at"])).days
        for one in made
    ]  # fmt: skip
    assert lives == [365, 2, None]
