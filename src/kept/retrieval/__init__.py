"""From a query to an order: tokens, ranking, spelling. Pure functions on text and numbers."""
