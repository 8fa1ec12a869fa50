"""25 Outlaws: which Outlaws and poker cards a seat or a spectator is shown."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.state import SHOWN


@rule
def reveal(box, s, seat, v):
    """A player sees their own Outlaws and cards, and all face-up ones.  [S3] [S5] [D3] [P5] [G2]"""
    for other in range(box.players):
        for row in range(box.row):
            if other == seat or s.face_up[other, row]:
                v.outlaw[other, row] = s.outlaw[other, row]
        if other == seat or s.shown[other] == SHOWN:
            v.hole[other, 0] = s.hole[other, 0]
            v.hole[other, 1] = s.hole[other, 1]
