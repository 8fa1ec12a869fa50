"""Feature declaration of what the owner can do."""

from tinstar.server.features.admin import routes, schemas
from tinstar.server.features.feature import Feature

FEATURE = Feature(name="admin", handlers=routes.HANDLERS, schemas=(schemas,))
