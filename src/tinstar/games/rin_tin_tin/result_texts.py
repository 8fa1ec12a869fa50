"""Results of a game of Rin Tin Tin, group by group."""

from tinstar.games.rin_tin_tin.end_and_ties import all_is_shown
from tinstar.games.rin_tin_tin.groups_and_boodle import boodle_held
from tinstar.games.rin_tin_tin.piece_names import cards, group_name, groups, outlaws
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight


def game_over(sight: Sight) -> str:
    how = sight.game.rules.ending_text(sight.s.ending, sight.tongue.language)
    return sight.say("over", how=how)


@kept("boodle total", "captured rin_tin_tin ending", by="anybody")
def points(sight: Sight, seat: int) -> int:
    """Return a seat's points, as far as the viewing seat can know them."""
    if all_is_shown(sight.s):
        return int(sight.s.total[seat])
    return sum(_outlaws(sight, seat)) + boodle_held(sight.box, sight.s, seat)


@kept(whole="captured rin_tin_tin", by="anybody")
def _outlaws(sight: Sight, seat: int) -> tuple[int, ...]:
    """Return the Outlaws that a seat has captured, group by group."""
    return tuple(outlaws(sight, group, seat) for group in groups(sight))


def hidden_cards(sight: Sight, seat: int) -> int:
    """Return how many of a seat's Boodle Cards are hidden."""
    return int(sight.s.boodle_cards[seat]) - len(cards(sight, seat))


@kept("boodle boodle_cards total", "captured rin_tin_tin ending", by="anybody")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """Return the parts of a seat's points: each group, and the visible Boodle."""
    each = zip(groups(sight), _outlaws(sight, seat), strict=True)
    lines = [_group_line(sight, group, seat, counted) for group, counted in each if counted]
    boodle, hidden = boodle_of(sight, seat), hidden_cards(sight, seat)
    lines += [sight.say("line-boodle", n=boodle)] if boodle else []
    return (*lines, *([sight.say("line-hidden", n=hidden)] if hidden else []))


def _group_line(sight: Sight, group: int, seat: int, counted: int) -> str:
    """Return a group in words, such as "Red 1: 3", or "Red 1: 3 x 2 = 6" if it is doubled."""
    circles = int(sight.s.captured[group, seat])
    how = "line-doubled" if counted > circles else "line-group"
    return sight.say(how, group=group_name(sight, group), circles=circles, n=counted)


def boodle_of(sight: Sight, seat: int) -> int:
    """Return the points of a seat's Boodle, including cards that went back into the deck."""
    return points(sight, seat) - sum(_outlaws(sight, seat))


def result_of(sight: Sight, seat: int) -> str:
    """Return a text with a seat's points once the Boodle is shown."""
    return sight.say(
        "result",
        who=sight.person(seat),
        points=points(sight, seat),
        outlaws=sum(_outlaws(sight, seat)),
        boodle=boodle_of(sight, seat),
    )


def best(sight: Sight) -> list[int]:
    """Return the seats with the highest final score."""
    return [seat for seat in range(sight.box.players) if sight.s.best[seat]]


def results(sight: Sight) -> str:
    """Return a text that names the winners and their points."""
    winners = best(sight)
    reached = points(sight, winners[0])
    if len(winners) == 1:
        return sight.say("wins", who=sight.person(winners[0]), points=reached)
    return sight.say("share-the-win", them=sight.several(winners), points=reached)
