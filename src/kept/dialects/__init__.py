"""What a caller may say: one module per document, each with its tools, limits and words."""
