"""Declaration of the feature that answers questions to the lab."""

from tinstar.server.features.feature import Feature
from tinstar.server.features.lab import routes, schemas

FEATURE = Feature(name="lab", handlers=routes.HANDLERS, schemas=(schemas,))
