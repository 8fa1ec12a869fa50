"""Showdown: the bandits on their track, and the tunnel under the bank."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import DISGUISES
from tinstar.games.showdown.set_up_plans_and_end import disguises
from tinstar.games.showdown.state import ONE_IN_ALL, Phase


@rule
def go_a_step(box, s):
    """The bandit goes one space along the track. The step may lead through the tunnel.
    [B1] [B2] [T1] [R12]
    """
    s.steps -= 1
    s.bandit[s.turn] = (s.bandit[s.turn] + 1) % box.spaces
    if s.bandit[s.turn] == box.tunnel_to - 1:
        rob_the_bank(box, s)


@rule
def land(box, s):
    """The space at which the bandit stops pays, and the player must take what it pays.
    [B3] [B4] [B5] [R12] [R15] [R16] [R28]
    """
    space = s.bandit[s.turn]
    s.bucks[s.turn] += box.bucks_on[space]
    for disguise in range(DISGUISES):
        if box.disguise_on[disguise, space] and may_take_a_disguise(box, s, disguise):
            s.disguise[s.turn, disguise] = 1  # one of each kind for every player  [C5] [S2]


@rule
def may_take_a_disguise(box, s, disguise):
    """A player takes a disguise if they own none of that kind or, by option, none at all.
    [B5] [R15] [O1]
    """
    if box.disguises_owned == ONE_IN_ALL:
        return disguises(s, s.turn) == 0
    return s.disguise[s.turn, disguise] == 0


# --- Bank robbery -------------------------------------------------------------------------------


@rule
def rob_the_bank(box, s):
    """The player must empty a full vault that the sheriff does not guard.

    If there are several such vaults, the player chooses one.  [T2] [R13]
    """
    unguarded, last = 0, 0
    for vault in range(box.vaults):
        if objection_to_robbing(box, s, vault) == Objection.NONE:
            unguarded += 1
            last = vault
    if unguarded == 1:
        empty_vault(box, s, last)
    elif unguarded > 1:
        s.phase = Phase.VAULT


@rule
def objection_to_robbing(box, s, vault):
    """A full vault can be robbed if the sheriff is not at its station.  [T2] [R14]"""
    if vault >= box.vaults:
        return Objection.NO_SUCH_VAULT
    if not s.vault_open[vault]:
        return Objection.EMPTY_VAULT
    if s.sheriff == vault + 1:
        return Objection.GUARDED
    return Objection.NONE


@rule
def empty_vault(box, s, vault):
    """The vault pays its bucks and becomes a roof. Then the bandit takes its remaining steps.
    [T3] [T4] [T5] [C3] [S3]
    """
    s.bucks[s.turn] += box.vault[vault]
    s.vault_open[vault] = 0
    s.phase = Phase.UNDER_WAY
