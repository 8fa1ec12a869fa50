"""Declaration of the feature for actions of the server's owner."""

from tinstar.server.features.admin import routes, schemas
from tinstar.server.features.feature import Feature

FEATURE = Feature(name="admin", routes=routes.ROUTES, schemas=(schemas,))
