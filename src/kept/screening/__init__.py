"""What may be kept, and what may speak by itself: pure functions on text."""
