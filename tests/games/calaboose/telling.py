"""Events and scenes of a drawn table."""


def zone(now, kind, seat=None):
    return next(z for z in now.zones if z.kind == kind and z.seat == seat)


TURN = """
    A*  hand Bandit Whiskey Break Lawman Shark   jail Huckster Bandit . . .
    B   hand Bandit Bandit Huckster Shark Shark  jail Huckster Gunslinger Bandit Bandit Bandit
    pile Huckster Bandit Shark Rustler
"""
FULL = """
    A*  hand Bandit                jail [Bandit] [Shark] [Shark] [Huckster] Rustler
    B   hand Shark                 jail Bandit Bandit Bandit Bandit Bandit
    pile Huckster
"""
DEFENCE = """
    A*  hand Bandit Bandit                jail . . . . .
    B   hand Gunslinger Gunslinger Shark  jail Huckster<Bandit Rustler . . .
    pile Huckster Bandit Shark Rustler
"""
