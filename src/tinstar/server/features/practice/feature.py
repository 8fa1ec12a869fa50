"""Declaration of the feature practice."""

from tinstar.server.features.feature import Feature
from tinstar.server.features.practice import routes, schemas

FEATURE = Feature(name="practice", handlers=routes.HANDLERS, schemas=(schemas,))
