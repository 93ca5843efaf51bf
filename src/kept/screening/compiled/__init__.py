"""The rules as matching reads them."""
