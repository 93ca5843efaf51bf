"""What coding agents run by themselves at the turns of a session: ``kept hook EVENT``."""
