"""Reviews of matches in a browser: the lab's review, with searches and playouts made elsewhere."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tinstar.lab.review.decision_costs import Effort
from tinstar.lab.review.match_review import review_by
from tinstar.match.journal import Journal
from tinstar.players.thinking import Thinker
from tinstar.server.features.reviews.service import MakeReview


def reviews_by(thinker: Thinker, playouts: int) -> MakeReview:
    """Return what makes the reviews of a `ReviewQueue`, with so many playouts of a search."""

    async def make(lines: list[bytes], tell: Callable[[float], None]) -> bytes:
        with TemporaryDirectory() as folder:
            file = Path(folder, "match.jsonl")
            file.write_bytes(b"".join(lines))
            journal = Journal.load(file)
        found = await review_by(thinker, journal, Effort(playouts), report=tell)
        return msgspec.json.encode(found)

    return make
