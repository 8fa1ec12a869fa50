import hashlib
import hmac
from itertools import pairwise

import pytest
from scipy import stats

from tinstar.errors import BadOption
from tinstar.match.fair_chance import FairChance, check_share, commitment, new_seed, share_of
from tinstar.match.journal_lines import Share

SEED = bytes(range(32))
HOWDY, PARTNER = share_of("howdy", "0f" * 32), share_of("partner", "c3" * 32)
WEIGHTS = [20, 19, 15, 10, 5, 2, 2, 1]


def test_the_commitment_is_sha256_of_the_seed():
    # python -c "..." | sha256sum
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_recipe_gives_the_numbers_that_openssl_and_bc_give():
    # printf '0f..0f howdy\nc3..c3 partner\n7\n0' | openssl dgst -sha256 -mac HMAC -macopt
    # hexkey:0001..1f is fa520026...5717, which is 17 modulo 74; printf '0\n0' is 63
    assert FairChance(SEED, [HOWDY, None, PARTNER]).below(7, 74) == 17
    assert FairChance(SEED).below(0, 74) == 63


def test_the_outcome_is_the_first_whose_weights_add_up_to_more():
    assert FairChance(SEED, [HOWDY, None, PARTNER]).answer(7, WEIGHTS) == 0  # 17 < 20
    assert FairChance(SEED).answer(0, WEIGHTS) == 3  # 20 + 19 + 15 = 54 <= 63 < 64


def test_a_number_that_would_favour_small_remainders_is_thrown_away():
    # only one whole run of 2^255 + 1 fits into 2^256: fa52... lies beyond it, so 5c30... counts
    n = 2**255 + 1
    assert FairChance(SEED, [HOWDY, None, PARTNER]).below(7, n) == int(
        "5c301458c2d026bb329758ed21be704501d862636c3f5b5962e6ba445ac3da72", 16
    )


def test_an_outcome_of_no_weight_never_happens():
    chance = FairChance(SEED)
    assert {chance.answer(p, [0, 3, 0, 1, 0]) for p in range(200)} == {1, 3}


def test_outcomes_come_as_often_as_their_weights_say():
    chance, n = FairChance(SEED, [HOWDY]), 20_000
    counts = [0] * len(WEIGHTS)
    for position in range(n):
        counts[chance.answer(position, WEIGHTS)] += 1
    expected = [n * w / sum(WEIGHTS) for w in WEIGHTS]
    assert stats.chisquare(counts, expected).pvalue > 0.01


def test_neighbouring_positions_have_nothing_to_do_with_each_other():
    chance = FairChance(SEED)
    draws = [chance.below(p, 4) for p in range(20_001)]
    pairs = [0] * 16
    for first, second in pairwise(draws):
        pairs[4 * first + second] += 1
    assert stats.chisquare(pairs).pvalue > 0.01


def test_words_seed_and_position_each_change_what_chance_says():
    def draws(chance: FairChance, first: int = 0) -> list[int]:
        return [chance.below(p, 1000) for p in range(first, first + 5)]

    said = [
        draws(FairChance(SEED)),
        draws(FairChance(SEED, [HOWDY])),
        draws(FairChance(SEED, [HOWDY, PARTNER])),
        draws(FairChance(SEED, [PARTNER, HOWDY])),
        draws(FairChance(SEED[::-1])),
        draws(FairChance(SEED), 1),
    ]
    assert len({tuple(s) for s in said}) == len(said)


def test_players_get_seeds_that_chance_never_uses():
    expected = hmac.digest(SEED, b"player 1 from 7", "sha256")[-8:]
    assert FairChance(SEED).seed_for(1, 7) == int.from_bytes(expected, "big")


def test_a_whole_number_always_gives_the_same_seed_and_nothing_a_new_one():
    assert new_seed(7) == hashlib.sha256(b"7").digest()
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert new_seed(SEED) == SEED


def test_a_seed_of_another_length_is_refused():
    with pytest.raises(BadOption, match="seed: expected 32 bytes or a whole number, got 31 bytes"):
        new_seed(SEED[1:])


def test_words_are_committed_to_by_sha256_of_nonce_and_words():
    # printf '0f..0f howdy' | sha256sum
    assert HOWDY.commitment == "ad8805aa32e6b784f29d56662327b616f1dc803be98eea9e8aeda6a2eeaecc54"


def test_nobody_who_sees_a_commitment_can_try_words_since_the_nonce_is_new_each_time():
    assert share_of("howdy").commitment != share_of("howdy").commitment


def test_words_that_were_not_shown_change_nothing():
    hidden, alone = Share(HOWDY.commitment), FairChance(SEED, [PARTNER])
    assert FairChance(SEED, [hidden, PARTNER]).below(7, 74) == alone.below(7, 74)


@pytest.mark.parametrize(
    "share",
    [
        Share(HOWDY.commitment, HOWDY.nonce, "Howdy"),
        Share(HOWDY.commitment, PARTNER.nonce, "howdy"),
        Share(HOWDY.commitment, HOWDY.nonce),
        Share(HOWDY.commitment, words="howdy"),
    ],
)
def test_what_is_shown_must_be_what_was_committed_to(share: Share):
    check_share(HOWDY)
    with pytest.raises(BadOption, match="expected"):
        check_share(share)


@pytest.mark.parametrize("words", ["", "two\nlines", "tab\t", "x" * 81])
def test_words_must_be_one_printable_line(words: str):
    with pytest.raises(BadOption, match="one printable line of 1 to 80 characters; got"):
        share_of(words)


def test_weights_must_not_be_negative():
    with pytest.raises(
        BadOption, match=r"expected no weight below 0 and at least one above 0, got \[0, 0\]"
    ):
        FairChance(SEED).answer(0, [0, 0])
    with pytest.raises(
        BadOption, match=r"expected no weight below 0 and at least one above 0, got \[3, -1\]"
    ):
        FairChance(SEED).answer(0, [3, -1])
