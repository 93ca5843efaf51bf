"""How a caller reaches us: each surface turns its wire into one call, and the answer back. No rules here."""
