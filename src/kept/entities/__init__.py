"""What a text is about: the technologies, people, organisations, files and other things that it names."""
