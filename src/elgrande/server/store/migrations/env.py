"""Run by Alembic, with the connection that ``elgrande.server.store.migrate`` hands over."""

from alembic import context

from elgrande.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
