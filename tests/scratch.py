"""Where the stores and servers of the tests lie: in memory, where there is room.

Each write to a store waits for the disk, and no test pulls the plug.
"""

import os
import shutil
from pathlib import Path

_IN_MEMORY = Path("/dev/shm")
_ROOM_FOR_ALL = 4 << 30  # bytes; a whole run needs about one

_has_room = os.access(_IN_MEMORY, os.W_OK) and shutil.disk_usage(_IN_MEMORY).free > _ROOM_FOR_ALL

# Short: the path of a socket has room for some hundred characters only.
FOLDER = _IN_MEMORY if _has_room else Path("/tmp")
