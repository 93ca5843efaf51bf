"""Where a host that installs bundles (.mcpb) starts ``kept mcp``."""

import sys

from kept.__main__ import main

sys.argv.insert(1, "mcp")
main()
