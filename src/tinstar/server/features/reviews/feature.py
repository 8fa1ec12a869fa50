"""Reviews of matches that are over, as a feature of the server."""

from tinstar.server.features.feature import Feature
from tinstar.server.features.reviews import routes, schemas

FEATURE = Feature(name="reviews", handlers=routes.HANDLERS, schemas=(schemas,))
