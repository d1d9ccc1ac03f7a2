"""What holds for all tests."""

import os

# The commands speak the language of whoever runs the tests; the tests read English.
os.environ["ELGRANDE_LANGUAGE"] = "en"
