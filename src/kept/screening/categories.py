"""The sides of a person that screening knows as sensitive."""

# What the space dialect refuses, and what is looked for where nothing else is set.
DEFAULT = ("race", "religion", "health", "minors", "location")

# The further special categories of the GDPR (articles 9 and 10), by setting.
FURTHER = ("politics", "union", "sexuality", "genetics", "biometrics", "crime")

ALL = DEFAULT + FURTHER
