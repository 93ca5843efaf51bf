"""Conversations whose ranges move into the store and back: forms, tokens, placeholders, advice."""
