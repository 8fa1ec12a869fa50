"""How a game of Rin Tin Tin comes out, group by group."""

from tinstar.core.scene import Sight
from tinstar.games.rin_tin_tin.pieces import cards, group_name, groups, listed, outlaws, several
from tinstar.games.rin_tin_tin.rules import all_outlaws, boodle_held
from tinstar.games.rin_tin_tin.state import Ending, Phase

ENDINGS = {
    Ending.NONE: "the game goes on",
    Ending.ALL_PLAYED: "all pieces have been played",
    Ending.TIE_BROKEN: "all pieces have been played, and a tie was broken with Boodle Cards",
}


def points(sight: Sight, seat: int) -> int:
    """As far as the seat that looks can know."""
    if sight.s.phase >= Phase.DRAW_OFF:
        return int(sight.s.total[seat])
    return all_outlaws(sight.box, sight.s, seat) + boodle_held(sight.box, sight.s, seat)


def hidden_cards(sight: Sight, seat: int) -> int:
    """How many of its Boodle Cards cannot be made out."""
    return int(sight.s.boodle_cards[seat]) - len(cards(sight, seat))


def score_lines(sight: Sight, seat: int) -> list[str]:
    """What a seat's points are made of: each group, and the Boodle that can be made out."""
    lines = [_group_line(sight, g, seat) for g in groups(sight) if outlaws(sight, g, seat)]
    boodle, hidden = boodle_of(sight, seat), hidden_cards(sight, seat)
    lines += [f"Boodle {boodle}"] * bool(boodle)
    return lines + [f"{several(hidden, 'Boodle Card')} ?"] * bool(hidden)


def _group_line(sight: Sight, group: int, seat: int) -> str:
    """Red 1: 3, or doubled Red 1: 3 x 2 = 6"""
    circles, counted = sight.s.captured[group, seat], outlaws(sight, group, seat)
    doubled = f"{circles} x 2 = " if counted > circles else ""
    return f"{group_name(group)}: {doubled}{counted}"


def boodle_of(sight: Sight, seat: int) -> int:
    """What the Boodle of a seat counts, cards that were shuffled back included."""
    return points(sight, seat) - int(all_outlaws(sight.box, sight.s, seat))


def result_of(sight: Sight, seat: int) -> str:
    """A seat's points once the Boodle is shown."""
    who = "You" if seat == sight.seat else sight.names[seat]
    caught = several(int(all_outlaws(sight.box, sight.s, seat)), "Outlaw")
    made_of = f"{caught}, {boodle_of(sight, seat)} Boodle"
    return f"{who}: {several(points(sight, seat), 'point')} ({made_of})"


def best(sight: Sight) -> list[int]:
    """The seats that have the highest final score."""
    return [seat for seat in range(sight.box.players) if sight.s.best[seat]]


def results(sight: Sight) -> str:
    """Who has won, with how many points."""
    winners = best(sight)
    with_points = f"with {several(points(sight, winners[0]), 'point')}"
    if len(winners) == 1:
        return f"{sight.does(winners[0], 'win')} {with_points}."
    return f"{named(sight, winners)} share the win {with_points} each."


def named(sight: Sight, seats: list[int]) -> str:
    """The beginning of a sentence: A, B and you"""
    names = listed([sight.who(seat) for seat in seats])
    return names[0].upper() + names[1:]
