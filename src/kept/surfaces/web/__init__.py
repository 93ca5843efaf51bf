"""The page: memory that people can see, correct and share. Rendered by the server, without a build step."""
