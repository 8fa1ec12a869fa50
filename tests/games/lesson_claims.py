"""What each lesson of a first game says about the table at the moment at which it is shown."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tinstar.games.caboo import components as caboo
from tinstar.games.caboo.calls_and_claims import objection_to_taking
from tinstar.games.caboo.state import Phase
from tinstar.games.calaboose import components as calaboose
from tinstar.games.outlaws25 import components as outlaws25
from tinstar.games.rin_tin_tin.components import Spin
from tinstar.presentation.scene import Event
from tinstar.presentation.view_with_names import Sight

ME = 0  # the learner's seat
STACKING = (Phase.PLAY, Phase.CLAIM, Phase.NAME)  # in Caboo
DOGS = (Spin.RIN_TIN_TIN, Spin.NOT_SPUN)  # a player who has only figures left does not spin


class Moment(NamedTuple):
    """A moment at which a lesson is shown, as the learner sees the table."""

    sight: Sight
    told: list[Event]  # since the decision before

    @property
    def s(self) -> Any:
        return self.sight.view.array[0]

    @property
    def box(self) -> Any:
        return self.sight.box

    def may(self, deed: str) -> bool:
        actions = self.sight.game.rules.actions
        return any(actions.family(a).name == deed for a in self.sight.view.legal_actions())

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.told if event.kind == kind]

    def is_my_turn(self, field: str) -> bool:
        return int(getattr(self.s, field)) == ME == self.sight.asked


Claim = tuple[str, Callable[[Moment], Any]]  # words of the lesson, and whether they are true now


def jail(m: Moment) -> list[int]:
    return m.s.jail[ME][: int(m.box.cells)].tolist()


def spun(m: Moment) -> Spin:
    return Spin(int(m.s.spun))


CLAIMS: dict[str, dict[str, list[Claim]]] = {
    "caboo": {
        "start": [("when the round ends", lambda m: m.s.finished == 0)],
        "lies row": [
            ("they lie face down", lambda m: (m.s.cards[ME], m.box.dealt) == (4, 4)),
            ("You see the 2 at the bottom", lambda m: (m.s.seen[ME] & 1).sum() == m.box.looked_at),
        ],
        "asked draw": [("Your turn begins", lambda m: m.s.active == ME and m.s.drawn < 0)],
        "asked swap": [("Is the card low?", lambda m: m.s.drawn >= 0 or m.s.top >= 0)],
        "asked discard": [("lay the drawn card", lambda m: m.s.drawn >= 0)],
        "asked look": [("If you lay this card down straight", lambda m: m.s.drawn >= 0)],
        "asked trade": [("If you lay this card down straight", lambda m: m.s.drawn >= 0)],
        "asked mine": [
            ("Somebody has laid a card down", lambda m: m.s.top >= 0),
            (
                "or take it for one of their own if",
                lambda m: m.s.stacked or m.s.taken or can_take(m),
            ),
        ],
        "asked stack": [("as the one drawn or claimed", lambda m: m.s.phase in STACKING)],
        "asked call": [("Do you think", lambda m: m.s.caller < 0)],
        "told caboo": [("ends the round", lambda m: m.s.caller >= 0)],
        "told end": [
            ("All cards are turned up", lambda m: caboo.UNSEEN not in m.s.face[: m.box.players]),
            ("turned into points", lambda m: any(m.s.points) or not any(sums(m))),
        ],
    },
    "calaboose": {
        "start": [("You are a sheriff", lambda m: m.s.jail[ME].size)],
        "lies jail": [("It has 5 cells", lambda m: m.box.cells == 5)],
        "lies hand": [("This is your hand", lambda m: m.s.hand_size[ME] > 0)],
        "asked put": [
            ("On your turn", lambda m: m.is_my_turn("badge")),
            ("an empty cell", lambda m: calaboose.EMPTY in jail(m)),
            ("as long as there are any", lambda m: m.s.pile_size >= 0),
        ],
        "asked send": [("Or you send a card", lambda m: m.is_my_turn("badge"))],
        "told send": [("waits there", lambda m: (m.s.attacker != calaboose.EMPTY).any())],
        "told badge": [("has moved on", lambda m: m.heard("badge")[-1].seat == m.s.badge)],
        "asked accept": [
            ("was sent to you", lambda m: (m.s.attacker[ME] != calaboose.EMPTY).any())
        ],
        "asked defend_from_hand": [("strong enough", lambda m: m.may("accept"))],
        "asked redirect": [("goes on to another jail", lambda m: m.s.sent != calaboose.EMPTY)],
        "asked lock": [
            ("Your jail is full", lambda m: calaboose.EMPTY not in jail(m)),
            ("instead", lambda m: not m.may("put")),
        ],
        "asked whiskey": [("Before you do anything else", lambda m: m.is_my_turn("badge"))],
        "asked jail_break": [("Before you do anything else", lambda m: m.is_my_turn("badge"))],
        "asked send_nowhere": [("You may play it all the same", lambda m: m.is_my_turn("badge"))],
    },
    "outlaws25": {
        "start": [("You lead a gang", lambda m: m.s.alive[ME].any())],
        "told flop": [("that a player holds", lambda m: set(m.s.cards[m.s.in_hand > 0]) == {2})],
        "asked check": [
            ("Nobody has bet", lambda m: m.s.high == 0),
            ("or bet", lambda m: m.may("bet")),
        ],
        "asked call": [
            ("There is a bet", lambda m: m.s.high > 0),
            ("fold", lambda m: m.may("fold")),
        ],
        "asked stand": [("First lay your row", lambda m: m.s.round_number == 1)],
        "asked buy": [("The hand is over", lambda m: m.s.pot == 0)],
        "asked hold_up": [("You are the dealer", lambda m: m.is_my_turn("dealer"))],
        "told draws": [("A holdup!", lambda m: m.heard("draws")[-1].seat == m.s.dealer)],
        "asked fight": [
            ("or less it must fight", lambda m: m.may("cower") == (held_up(m) > m.box.must_fight))
        ],
        "told turn up": [
            ("that lie face down are turned up", lambda m: m.s.face_up.any()),
            ("of an Outlaw that it has beaten", lambda m: len(m.heard("turn up"))),
        ],
        "told wanted": [("is Wanted", lambda m: m.s.wanted.any())],
        "lies law": [("A Sheriff has come", lambda m: m.s.posse[int(m.s.confronted) :].any())],
        "asked keep": [("Between two rounds", lambda m: m.s.round_number > 0)],
        "asked play": [("You hold a Reward", lambda m: m.s.holds[ME].any())],
    },
    "rin_tin_tin": {
        "start": [("you lead a squad", lambda m: m.s.cavalrymen[ME] > 0)],
        "lies group": [("5 ordinary circles", lambda m: m.box.circles == 5)],
        "lies squad": [("Cavalrymen", lambda m: m.s.cavalrymen[ME] > 0)],
        "told spin": [("Every turn begins", lambda m: m.heard("spin")[-1].seat is not None)],
        "asked cavalryman": [
            ("a circle that is lit", lambda m: m.is_my_turn("mover")),
            ("From then on", lambda m: m.may("cavalryman")),
        ],
        "asked figure": [("It is the turn of the dog", lambda m: spun(m) in DOGS)],
        "told group": [("A group is covered", lambda m: len(m.heard("group")))],
        "told draw": [("looks at it", lambda m: m.s.boodle_cards[m.heard("draw")[-1].seat] > 0)],
        "told forfeit": [("where the spinner points", lambda m: m.heard("spin"))],
    },
    "showdown": {
        "start": [("the last face-up card", lambda m: (m.s.open_card >= 0).any())],
        "lies hand": [("This is your hand", lambda m: m.s.hand_size[ME] > 0)],
        "asked take": [
            ("take one card from here", lambda m: (m.s.open_card >= 0).any()),
            ("while it lasts", lambda m: m.may("draw") == (m.s.pile_size > 0)),
        ],
        "asked choose": [("take action", lambda m: m.is_my_turn("turn"))],
        "asked do": [("Several kinds of symbols lie there", lambda m: (m.s.left > 0).sum() > 1)],
        "told step": [("A bandit walks", lambda m: m.s.bandit.any())],
        "told sheriff": [("stands cannot be robbed", lambda m: m.s.sheriff >= 0)],
        "told found": [("in the open loses", lambda m: all(e.moves for e in m.heard("found")))],
        "told roll": [("A die is rolled", lambda m: len(m.heard("roll")))],
        "asked use": [("You have a disguise", lambda m: m.s.disguise[ME].any())],
        "told save": [("not even the sheriff", lambda m: m.s.money_box.any())],
        "asked rob": [
            ("You are under the bank", lambda m: m.is_my_turn("turn")),
            ("one full vault", lambda m: m.s.vault_open.any()),
        ],
    },
}


def sums(m: Moment) -> list[int]:
    """Return the sums of the open cards of all players."""
    values = [int(m.box.value[rank]) for rank in range(len(caboo.Rank))]
    rows = m.s.face[: m.box.players].tolist()
    return [sum(values[rank] for rank in row if rank < len(values)) for row in rows]


def can_take(m: Moment) -> bool:
    return objection_to_taking(m.sight.s) == 0


def held_up(m: Moment) -> int:
    """Return the money of the Outlaw that is held up."""
    victim = int(m.s.duellist[1])
    return int(m.s.money[victim // outlaws25.ROW, victim % outlaws25.ROW])
