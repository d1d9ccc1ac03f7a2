"""Special cards of King & Intrigant."""
