"""Keeping libraries from downloading while they load a model."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from kept.embedding.embedders import may_download

_SWITCHES = ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE", "HF_HUB_DISABLE_TELEMETRY")


@contextmanager
def offline() -> Iterator[bool]:
    """Tell libraries that there is no network while they are imported; yield whether that is so.

    The switches are set back afterwards: a program that we are part of may
    start others. Where the library was imported before, it is the argument
    ``local_files_only`` that counts.
    """
    if may_download():
        yield False
        return
    before = {name: os.environ.get(name) for name in _SWITCHES}
    if "huggingface_hub" not in sys.modules:
        os.environ.update(dict.fromkeys(_SWITCHES, "1"))
    try:
        yield True
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
