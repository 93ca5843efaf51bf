"""The HTTP server: tools, resources, MCP and the page behind one address. Needs ``kept[server]``."""
