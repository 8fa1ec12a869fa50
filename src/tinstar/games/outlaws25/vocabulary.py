"""Vocabulary of 25 Outlaws' scenes: ids of zones, places, marks and counters."""

from enum import StrEnum

from tinstar.presentation.vocabulary import Vocabulary


class ZoneKind(StrEnum):
    GANG = "gang"
    HAND = "hand"
    FLOP = "flop"
    LAW = "law"
    DUEL = "duel"
    POT = "pot"
    BANK = "bank"
    DECK = "deck"


class PlaceId(StrEnum):
    OUTLAW = "{seat}{place}"
    HAND = "hand {seat}"
    FLOP = "flop"
    LAW = "law"  # where the Sheriffs that the flop has brought wait
    ATTACKER = "attacker"
    DEFENDER = "defender"
    POT = "pot"
    BANK = "bank"
    POKER = "poker deck"
    REWARDS = "reward deck"
    SHERIFFS = "sheriff deck"
    WANTED = "wanted deck"
    BOX = "box"


class Mark(StrEnum):
    # of a player
    DEALER = "dealer"
    OUT = "out"
    FOLDED = "folded"
    BET = "bet {dollars}"
    # of a piece
    PLAYS = "marked"
    FACE_UP = "face up"
    DEAD = "dead"
    REWARD = "reward"
    PLANNED = "planned"
    SHOWN = "shown"
    LAID_ASIDE = "laid aside"


class CounterKind(StrEnum):
    ROUND = "round"
    ANTE = "ante"
    HIGHEST = "highest"
    LIMIT = "limit"
    STAKE = "stake"


VOCABULARY = Vocabulary(zones=ZoneKind, places=PlaceId, marks=Mark, counters=CounterKind)
