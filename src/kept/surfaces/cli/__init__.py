"""The command line: `direct` for agents and hooks, `root` and its commands for people."""
