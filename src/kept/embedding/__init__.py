"""From text to vectors: the built-in static model, and others that a setting names."""
