"""Declaration of the feature that reviews finished matches."""

from tinstar.server.features.feature import Feature
from tinstar.server.features.reviews import routes, schemas

FEATURE = Feature(name="reviews", routes=routes.ROUTES, schemas=(schemas,))
