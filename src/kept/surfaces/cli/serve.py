"""The command that serves the page, the tools and MCP."""
