"""What `/openapi.json` promises, tried by schemathesis: no 5xx, no answer that is not described."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "response_headers_conformance", "unsupported_method", "ignored_auth",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.covers("server.contract")
def test_no_answer_is_undescribed_and_none_is_a_failure_of_ours(serve, monkeypatch):
    # It tries more wrong tokens than anybody may.
    monkeypatch.setattr("kept.surfaces.http.site._GUESSES", 10_000)
    served = serve()
    token = served.token(actor="person", access="admin", projects=["*"])
    with served.keeper() as keeper:
        keeper.store_many([f"Fact {number} about Redis and nginx" for number in range(20)])
    seconds = "300" if os.environ.get("KEPT_STRESS") else "8"
    done = subprocess.run(
        [
            Path(sys.executable).with_name("schemathesis"), "run", f"{served.url}/openapi.json", "--no-color",
            "-H", f"Authorization: Bearer {token}", "--checks", ",".join(CHECKS), "--phases", "coverage,fuzzing",
            "--max-examples", "20", "--seed", "1", "--no-shrink", "--continue-on-failure", "--max-time", seconds,
            "--warnings", "off", "--request-timeout", "20",
        ],
        capture_output=True, text=True, check=False, cwd=Path(served.options.store).parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr[-1_000:]
    assert "Tested: 36" in done.stdout
