"""The rules of El Grande: a library that stands alone."""
