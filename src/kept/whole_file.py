"""Files that are always the old one or the new one, whoever reads them and whatever happens meanwhile."""

import os
import tempfile
from contextlib import suppress


def replace_file(path: str | os.PathLike[str], data: bytes, mode: int) -> os.stat_result:
    """Put *data* in the place of the file at *path*, durably and with *mode*; return what the system says of it.

    Raises:
        OSError: the file is as it was.
    """
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".kept-", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.chmod(temporary, mode)
            os.fsync(file.fileno())
            written = os.fstat(file.fileno())
        os.replace(temporary, path)
    finally:
        with suppress(FileNotFoundError):  # it is gone when all went well
            os.unlink(temporary)
    return written
