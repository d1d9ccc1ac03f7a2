"""The command ``arena`` on its own, for tests that start it as a program."""

import typer

from elgrande.arena.command import arena

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
app.command()(arena)

if __name__ == "__main__":
    app()
