"""Heuristic evaluation of Showdown, used by the greedy and the search players.

The constants were tuned by games of the greedy player and the search.
"""

from tinstar.engine.compiler import rule
from tinstar.engine.float_functions import integer_power
from tinstar.games.showdown.action_phase import BITS, MASK, shows, symbols_in_hand
from tinstar.games.showdown.bandit import may_take_a_disguise
from tinstar.games.showdown.components import (
    DISGUISES,
    EMPTY,
    FIRST,
    KINDS,
    LOOKOUT,
    NUMBERS,
    SECOND,
    SYMBOLS,
    Answer,
    Symbol,
)
from tinstar.games.showdown.holdups_and_brawls import die_of, rock_hides
from tinstar.games.showdown.scoring import score
from tinstar.games.showdown.set_up_plans_and_end import cards_face_up, disguises
from tinstar.games.showdown.sheriff import is_in_the_open, next_station
from tinstar.games.showdown.state import Phase

LIFE = 4.0  # with at least so many cards to come per player, every hand will be played
SYMBOL_WORTH = (1.1, 0.55, 0.95, 1.05, 0.88)  # expected bucks for each symbol in hand
DISGUISE = 3.6  # expected bucks that a disguise saves
RISK = 0.55  # chance that the sheriff discovers a bandit in the open before it moves on
WAY_TO_THE_BANK = 0.5  # share of the best vault that counts for a bandit just before the bank
SPREAD_AT_THE_END = 2.0  # points by which the expected result may be wrong, with no cards to come
SPREAD_PER_CARD = 0.05  # added to that for each card to come
HORIZON = 30  # decisions in a playout before it is evaluated


@rule
def worth(box, s, seat):
    """Return the expected points of `seat` at the end."""
    points = float(score(box, s, seat))
    if s.phase == Phase.OVER:
        return points
    life = life_of_a_hand(box, s)
    points += DISGUISE * life * disguises(s, seat) + place_worth(box, s, seat, s.bandit[seat], life)
    held = symbols_in_hand(s, seat)
    if s.symbol == EMPTY:
        return points + hand_worth(box, held, life)
    return points + hand_and_action(box, s, seat, held, life)


@rule
def life_of_a_hand(box, s):
    """Return the probability that cards in hand are played before the end."""
    return min(1.0, (s.pile_size + cards_face_up(s)) / (LIFE * box.players))


@rule
def horizon(box, s):
    return HORIZON


@rule
def spread(box, s):
    """Return by how many points the expected result may be wrong."""
    return SPREAD_AT_THE_END + SPREAD_PER_CARD * s.pile_size


# --- The bandit's space ---------------------------------------------------------------------------


@rule
def place_worth(box, s, seat, space, life):
    """Return the value of a bandit's space.

    The value grows with the best vault as the bank comes near. If the bandit is in the open, the
    risk of discovery reduces the value.
    """
    ahead = (box.tunnel_to - 2 - space) % box.spaces
    points = WAY_TO_THE_BANK * life * best_vault(box, s, EMPTY) * (1.0 - ahead / box.spaces)
    if not box.rock_on[space]:
        points -= RISK * life * loss(box, s, seat, life)
    return points


@rule
def loss(box, s, seat, life):
    """Return the cost of being discovered: some bucks, or a disguise, whichever is worth less."""
    bucks = float(min(s.bucks[seat], box.lookout_loss))
    if disguises(s, seat) > 0:
        return min(bucks, DISGUISE * life)
    return bucks


@rule
def best_vault(box, s, guarded):
    """Return the most that a full vault holds, except the one at the station `guarded`."""
    best = 0
    for vault in range(box.vaults):
        if s.vault_open[vault] and vault + 1 != guarded:
            best = max(best, int(box.vault[vault]))
    return best


# --- The hand and the laid cards ------------------------------------------------------------------


@rule
def hand_worth(box, held, life):
    """Return the value of the symbols in hand, beyond the points of the cards at the end."""
    points = 0.0
    for symbol in range(SYMBOLS):
        count = held >> BITS * symbol & MASK
        points += count * (SYMBOL_WORTH[symbol] - 0.5 * box.bucks_per_card)
    return life * points


@rule
def hand_and_action(box, s, seat, held, life):
    """Return the value of the hand and of the laid cards.

    For a player who is still laying cards, take the better of stopping now and laying all possible
    cards.
    """
    laid = symbols_laid(s)
    points = hand_worth(box, held, life) + action_worth(box, s, seat, laid, life)
    if s.phase != Phase.LAY or seat != s.turn:
        return points
    more = symbols_to_lay(s, seat)
    lay_all = hand_worth(box, held - more, life) + action_worth(box, s, seat, laid + more, life)
    lay_all -= 0.5 * box.bucks_per_card * count_all(more)
    if s.left[s.symbol] < box.symbols_needed:
        return lay_all
    return max(points, lay_all)


@rule
def symbols_laid(s):
    """Return how many of each symbol are still to be carried out, as a packed number."""
    packed = 0
    for symbol in range(SYMBOLS):
        packed += int(s.left[symbol]) << BITS * symbol
    if s.group != EMPTY:
        packed += int(s.steps) << BITS * int(s.group)
    return packed


@rule
def symbols_to_lay(s, seat):
    """Return the symbols on all cards in hand that may be laid, as a packed number."""
    packed = 0
    for card in range(KINDS):
        if shows(card, s.symbol):
            both = (1 << BITS * FIRST[card]) + (1 << BITS * SECOND[card])
            packed += int(s.hand[seat, card]) * both
    return packed


@rule
def count_all(packed):
    count = 0
    for symbol in range(SYMBOLS):
        count += packed >> BITS * symbol & MASK
    return count


# --- The value of symbols -------------------------------------------------------------------------


@rule
def action_worth(box, s, seat, laid, life):
    """Return the value that laid symbols have for a seat, whichever seat has laid them."""
    points = -cost_of_the_sheriff(box, s, seat, laid >> BITS * Symbol.SHERIFF & MASK, life)
    points += brawl_worth(box, s, seat, laid >> BITS * Symbol.BRAWL & MASK, life)
    if seat == s.turn:
        points += laid >> BITS * Symbol.MONEY_BOX & MASK
        points += rolls_worth(box, s, Symbol.HOLDUP, laid >> BITS * Symbol.HOLDUP & MASK, life)
        points += move_worth(box, s, laid >> BITS * Symbol.BANDIT & MASK, life)
    return points


@rule
def cost_of_the_sheriff(box, s, seat, steps, life):
    """Return the cost of the current look around, and of those that are certain to come."""
    station, looks = int(s.sheriff), 0
    for _ in range(steps):
        station = next_station(box, s, station)
        looks += station == LOOKOUT
    if not is_in_the_open(box, s, seat):
        return 0.0
    cost = looks * loss(box, s, seat, life)
    if s.phase == Phase.LOOKOUT:
        if s.answer[seat] == Answer.NONE:
            cost += loss(box, s, seat, life)
        elif s.answer[seat] == Answer.PAY:
            cost += min(s.bucks[seat], box.lookout_loss)
        else:
            cost += DISGUISE * life
    return cost


@rule
def rolls_worth(box, s, symbol, rolls, life):
    """Return the expected haul of the rolls, in which a disguise helps against one sheriff."""
    haul = float(s.haul) if s.group == symbol else 0.0
    if rolls == 0:
        return haul
    die, faces, total = die_of(symbol), 0, 0
    sheriffs = int(box.sheriff_faces[die])
    if rock_hides(box, s):
        faces, sheriffs = sheriffs, 0
    for number in range(NUMBERS):
        faces += box.faces[die, number]
        total += number * box.faces[die, number]
    mean, safe = total / max(faces, 1), faces / (faces + sheriffs)
    points = integer_power(safe, rolls) * (haul + rolls * mean)
    if disguises(s, s.turn) > 0:
        once = rolls * (1.0 - safe) * integer_power(safe, rolls - 1)
        points += once * max(0.0, haul + (rolls - 1) * mean - DISGUISE * life)
    return points


@rule
def brawl_worth(box, s, seat, rolls, life):
    """Return the expected gain of a brawl for the player who rolls, or a victim's expected loss."""
    if rolls == 0 and s.group != Symbol.BRAWL:
        return 0.0
    others = 0.0
    for other in range(box.players):
        if other != s.turn:
            others += s.bucks[other]
    haul = min(others, rolls_worth(box, s, Symbol.BRAWL, rolls, life))
    if seat == s.turn:
        return haul
    return -haul * s.bucks[seat] / max(others, 1.0)


@rule
def move_worth(box, s, steps, life):
    """Return the value of a move: the bank's bucks, the last space's gain, and the place there."""
    seat = int(s.turn)
    points = 0.0
    if s.phase == Phase.VAULT:
        points += best_vault(box, s, int(s.sheriff))
    if steps == 0:
        return points
    start = int(s.bandit[seat])
    space = (start + steps) % box.spaces
    if steps > (box.tunnel_to - 2 - start) % box.spaces:
        points += best_vault(box, s, int(s.sheriff))
    points += box.bucks_on[space]
    for disguise in range(DISGUISES):
        if box.disguise_on[disguise, space] and may_take_a_disguise(box, s, disguise):
            points += DISGUISE * life
    here = place_worth(box, s, seat, start, life)
    return points + place_worth(box, s, seat, space, life) - here
