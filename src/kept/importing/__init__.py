"""Memories and conversations from other systems: one module for each source, and what they share."""
