"""``python -m elgrande`` is the command ``elgrande``."""

from elgrande.cli import main

main()
