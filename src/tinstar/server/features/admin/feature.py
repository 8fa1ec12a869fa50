"""Declaration of the feature by which the server's owner acts."""

from tinstar.server.features.admin import routes, schemas
from tinstar.server.features.feature import Feature

FEATURE = Feature(name="admin", handlers=routes.HANDLERS, schemas=(schemas,))
