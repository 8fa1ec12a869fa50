"""What the owner of the server may do, as a feature of it."""

from tinstar.server.features.admin import routes, schemas
from tinstar.server.features.feature import Feature

FEATURE = Feature(name="admin", handlers=routes.HANDLERS, schemas=(schemas,))
