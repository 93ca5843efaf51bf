"""Where the stores and servers of the tests lie: in memory, where there is room.

Each write to a store waits for the disk, and no test pulls the plug.
"""

import os
import shutil
from pathlib import Path

_MEMORY = Path("/dev/shm")
_ROOM_FOR_ALL = 4 << 30  # bytes; a whole run needs about one


def _is_fit(folder: Path) -> bool:
    """Tell whether there is room, and whether the programs that tests write or copy may be run there."""
    if not os.access(folder, os.W_OK) or shutil.disk_usage(folder).free < _ROOM_FOR_ALL:
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC


IS_IN_MEMORY = _is_fit(_MEMORY)

# Short: the path of a socket has room for some hundred characters only.
FOLDER = _MEMORY if IS_IN_MEMORY else Path("/tmp")
