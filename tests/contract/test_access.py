"""Users, teams, tokens and the audit log, through the engine on every backend."""

import re
import threading
from datetime import timedelta

import pytest

from kept.access import Access, admit, sign_in
from kept.errors import Conflict, InvalidInput, NotFound


@pytest.fixture
def access(keeper, clock):
    """The access of a store whose one user is ann."""
    access = Access(keeper.storage, keeper.caller, clock)
    access.add_user("ann")
    return access


def actions(access):
    return [(deed.action, deed.target) for _, deed in access.deeds()]


@pytest.mark.covers("access.token_hashed")
def test_a_token_is_32_random_bytes_and_the_file_knows_only_its_hash(access, keeper, store):
    secret, token = access.issue("ann", "laptop")
    assert re.fullmatch(r"kept_[A-Za-z0-9_-]{43}", secret)
    assert access.issue("ann", "other")[0] != secret
    keeper.close()
    files = b"".join(file.read_bytes() for file in store.parent.iterdir())
    assert secret.encode() not in files
    assert secret.removeprefix("kept_").encode() not in files
    assert token.id.encode() in files


@pytest.mark.covers("access.token_names_user")
def test_a_token_names_its_user_and_their_teams(access, keeper, clock):
    secret, _ = access.issue("ann", "laptop", access="read", projects=["web"])
    access.join("platform", "ann")
    access.join("apps", "ann")
    admitted = admit(keeper.storage, secret, clock())
    assert admitted.user.name == "ann"
    assert admitted.user.teams == ("apps", "platform")
    assert (admitted.token.access, admitted.token.actor, admitted.token.projects) == ("read", "agent", ("web",))


def test_nobody_is_admitted_with_a_wrong_secret(access, keeper, clock):
    secret, _ = access.issue("ann", "laptop")
    for wrong in ("", "kept_", secret[:-1], secret + "A", secret.upper(), "\ud800"):
        assert admit(keeper.storage, wrong, clock()) is None


@pytest.mark.covers("access.expiry")
def test_a_token_expires(access, keeper, clock):
    secret, token = access.issue("ann", "laptop", days=30)
    forever, _ = access.issue("ann", "robot", days=None)
    assert token.expires_at == clock() + timedelta(days=30)
    clock.advance(days=29, hours=23)
    assert admit(keeper.storage, secret, clock())
    clock.advance(hours=1)
    assert admit(keeper.storage, secret, clock()) is None
    clock.advance(days=100_000)
    assert admit(keeper.storage, forever, clock())


@pytest.mark.covers("access.revocation")
def test_a_revoked_token_opens_nothing(access, keeper, clock):
    secret, token = access.issue("ann", "laptop")
    access.revoke(token.id)
    assert admit(keeper.storage, secret, clock()) is None
    with pytest.raises(NotFound, match="no live token"):
        access.revoke(token.id)


def test_the_tokens_of_somebody_disabled_open_nothing_until_they_are_enabled(access, keeper, clock):
    secret, _ = access.issue("ann", "laptop")
    access.disable_user("ann")
    assert admit(keeper.storage, secret, clock()) is None
    access.disable_user("ann", disabled=False)
    assert admit(keeper.storage, secret, clock())


def test_removing_a_user_takes_tokens_and_memberships_but_no_memories(access, keeper, clock):
    secret, _ = access.issue("ann", "laptop")
    access.join("platform", "ann")
    memory = keeper.store("Prefers tabs")
    access.remove_user("ann")
    assert admit(keeper.storage, secret, clock()) is None
    assert (access.users(), access.teams(), access.tokens()) == ([], {}, [])
    assert keeper.get(memory.uid) == memory
    access.add_user("ann")
    assert admit(keeper.storage, secret, clock()) is None
    assert access.users()[0].teams == ()


@pytest.mark.covers("access.last_use")
def test_a_token_says_when_it_was_last_used(access, keeper, clock):
    _, token = access.issue("ann", "laptop")
    assert access.tokens()[0].used_at is None
    at = clock.advance(minutes=5)
    keeper.storage.access.note([], {token.id: at})
    keeper.storage.access.note([], {token.id: at - timedelta(minutes=1)})
    assert access.tokens()[0].used_at == at


@pytest.mark.covers("access.link_once")
def test_a_link_signs_in_once_whoever_asks_first(access, keeper, clock):
    link = access.issue_link("ann")
    assert admit(keeper.storage, link, clock()) is None, "a link is no token"
    signed_in = []
    threads = [
        threading.Thread(target=lambda: signed_in.append(sign_in(keeper.storage, link, "Firefox", clock)))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    [(secret, token)] = [one for one in signed_in if one is not None]
    assert (token.use, token.actor, token.access) == ("browser", "person", "admin")
    assert admit(keeper.storage, secret, clock()).user.name == "ann"


def test_a_link_of_another_tenant_signs_in_there(open_keeper, clock):
    other = open_keeper(tenant="acme", user="bob")
    theirs = Access(other.storage, other.caller, clock)
    theirs.add_user("bob")
    secret, token = sign_in(other.storage, theirs.issue_link("bob"), "Firefox", clock)
    assert (token.tenant, token.user) == ("acme", "bob")
    assert admit(other.storage, secret, clock()).user.tenant == "acme"
    assert theirs.deeds(limit=1)[0][1].user == "bob"


def test_an_old_link_and_a_token_in_its_place_sign_nobody_in(access, keeper, clock):
    link = access.issue_link("ann")
    clock.advance(minutes=10)
    assert sign_in(keeper.storage, link, "Firefox", clock) is None
    assert sign_in(keeper.storage, "nonsense", "Firefox", clock) is None


def test_a_programs_token_is_not_spent_as_a_link(access, keeper, clock):
    secret, _ = access.issue("ann", "laptop")
    assert sign_in(keeper.storage, secret, "Firefox", clock) is None
    assert admit(keeper.storage, secret, clock())


def test_links_are_not_listed_among_tokens(access):
    access.issue_link("ann")
    assert access.tokens() == []


@pytest.mark.covers("access.tenants")
def test_tenants_know_nothing_of_each_others_users(access, keeper, open_keeper, clock):
    other = open_keeper(tenant="acme", user="bob")
    theirs = Access(other.storage, other.caller, clock)
    secret, token = access.issue("ann", "laptop")
    assert (theirs.users(), theirs.tokens(), theirs.deeds()) == ([], [], [])
    with pytest.raises(NotFound):
        theirs.issue("ann", "stolen")
    with pytest.raises(NotFound):
        theirs.revoke(token.id)
    assert admit(keeper.storage, secret, clock())


@pytest.mark.covers("access.audit")
def test_every_change_is_in_the_log_with_it(access, clock):
    access.add_user("bob")
    access.join("platform", "bob")
    _, token = access.issue("bob", "laptop")
    access.revoke(token.id)
    access.leave("platform", "bob")
    access.disable_user("bob")
    access.remove_user("bob")
    assert actions(access) == [
        ("user.remove", "bob"),
        ("user.disable", "bob"),
        ("team.remove", "platform: bob"),
        ("token.revoke", token.id),
        ("token.program", token.id),
        ("team.add", "platform: bob"),
        ("user.add", "bob"),
        ("user.add", "ann"),
    ]
    _, deed = access.deeds(limit=1)[0]
    assert (deed.user, deed.actor, deed.surface, deed.outcome, deed.at) == ("ann", "agent", "shell", "ok", clock())


def test_what_failed_is_not_in_the_log(access):
    before = actions(access)
    with pytest.raises(Conflict):
        access.add_user("ann")
    with pytest.raises(NotFound):
        access.join("platform", "nobody")
    with pytest.raises(NotFound):
        access.issue("nobody", "laptop")
    with pytest.raises(NotFound):
        access.leave("platform", "ann")
    assert actions(access) == before


def test_the_log_can_be_read_by_user_and_time_and_in_pages(access, open_keeper, clock):
    bob = Access(open_keeper(user="bob").storage, open_keeper(user="bob").caller, clock)
    access.add_user("one")
    later = clock.advance(days=1)
    bob.add_user("two")
    bob.add_user("three")
    assert [deed.target for _, deed in access.deeds(user="bob")] == ["three", "two"]
    assert [deed.target for _, deed in access.deeds(since=later)] == ["three", "two"]
    [(number, _)] = access.deeds(limit=1)
    assert [deed.target for _, deed in access.deeds(before=number)] == ["two", "one", "ann"]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("days", {"days": 0}), ("days", {"days": 4_000}), ("name", {"name": " "}), ("name", {"name": "two\nlines"}),
     ("access", {"access": "root"}), ("actor", {"actor": "import"}), ("project", {"projects": [""]})],
)  # fmt: skip
def test_a_token_that_makes_no_sense_is_refused_and_nothing_is_kept(access, field, wrong):
    with pytest.raises(InvalidInput) as caught:
        access.issue(**{"user": "ann", "name": "laptop"} | wrong)
    assert caught.value.field == field
    assert access.tokens() == []


def test_a_change_moves_the_count_of_its_space(keeper, open_keeper):
    def pulse():
        return keeper.pulse()

    seen = [pulse()]
    memory = keeper.store("Uses pnpm")
    seen.append(pulse())
    keeper.archive(memory.uid)
    seen.append(pulse())
    keeper.trash(memory.uid)
    seen.append(pulse())
    assert len(set(seen)) == 4
    open_keeper(user="bob").store("Somebody else's")
    assert pulse() == seen[-1]
