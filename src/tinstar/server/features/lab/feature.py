"""Declaration of the feature for questions to the lab (simulations of changed games)."""

from tinstar.server.features.feature import Feature
from tinstar.server.features.lab import routes, schemas

FEATURE = Feature(name="lab", routes=routes.ROUTES, schemas=(schemas,))
