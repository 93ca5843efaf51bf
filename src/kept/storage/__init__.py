"""Where memories live: one protocol, and an implementation of it per database."""
