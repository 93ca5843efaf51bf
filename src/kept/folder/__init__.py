"""A user's memories as Markdown files, in a folder that people and programs may change too."""
