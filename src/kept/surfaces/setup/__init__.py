"""How kept is connected to coding agents: entries in their configuration, and out again."""
