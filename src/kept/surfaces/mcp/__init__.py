"""The MCP surface: `server` for any transport, `stdio` for ``kept mcp``. Needs the extra ``kept[mcp]``."""
