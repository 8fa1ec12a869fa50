# 25 Outlaws in English.

pitch = Poker, holdups and quick draws, until one gang is left.

phrase-1 = Howdy.
phrase-2 = Much obliged.
phrase-3 = Too rich for me.
phrase-4 = You are bluffing.
phrase-5 = Try me.
phrase-6 = A fine shot.
phrase-7 = Take your time.
phrase-8 = Whenever you're ready.
phrase-9 = Well, I'll be.
phrase-10 = That pot was mine.
phrase-11 = No hard feelings.
phrase-12 = Good game.

objection-not-now = something else is being decided now
objection-not-to-be-placed = that Outlaw is not among those still to be placed
objection-too-little = that is less than the marked Outlaw needs
objection-too-much = your gang does not have that much left
objection-kept = you have chosen to keep your money as it lies
objection-not-kept = say how much money this Outlaw gets
objection-no-such-place = there is no Outlaw there
objection-dead = that Outlaw is out of the game
objection-no-reward = no Reward of yours lies there
objection-wrong-moment = that Reward cannot be played at this moment
objection-does-nothing = that Reward would do nothing now
objection-not-wanted = no such Wanted card lies there
objection-there-is-a-bet = there is a bet already: call, raise or fold
objection-no-bet-yet = there is no bet yet: check, bet or fold
objection-at-the-limit = nobody can bet more: somebody in the hand has no more money
objection-no-raise = a bet or a raise must be more than nothing
objection-below-the-least = bet or raise at least the ante, or exactly up to the limit
objection-above-the-limit = that is more than somebody in the hand could pay
objection-not-a-size = you can bet only the least, half the pot, the pot, or the limit
objection-holds-a-reward = that Outlaw holds a Reward already
objection-cannot-pay = that Outlaw cannot pay for a Reward
objection-has-bought = you have already bought a Reward this round
objection-own-gang = hold up another player's Outlaw
objection-must-fight = with so little money an Outlaw must fight

ending-none = the game goes on
ending-last-gang = one gang is left
ending-all-failed = no gang has the money that it needs for a round
ending-rounds-played = the rounds are up
ending-hand-played = the hand is over

## Outlaws. `start` is a name at the beginning of a sentence.

outlaw-first = Prospector
outlaw-second = Gambler
outlaw-third = Rustler
outlaw-fourth = Crackshot
outlaw-fifth = Gunman
known-outlaw = { $whose ->
    [you] your
   *[other] { $whose }'s
  } { NAME($outlaw) } (speed { $speed })
  .start = { $whose ->
    [you] Your
   *[other] { $whose }'s
  } { NAME($outlaw) } (speed { $speed })
unknown-outlaw = { $whose ->
    [you] your
   *[other] { $whose }'s
  } Outlaw { $place }
  .start = { $whose ->
    [you] Your
   *[other] { $whose }'s
  } Outlaw { $place }
the-sheriff = the Sheriff
  .start = The Sheriff
own-outlaw = your { NAME($outlaw) }
outlaw-at = Outlaw { $place }
outlaw-with-speed = { NAME($outlaw) } (speed { $speed })
outlaw-led = a { NAME($outlaw) } (speed { $speed })
duellist = { NAME($outlaw) }

## Cards and money

rank-ten = 10
  .many = 10s
rank-jack = Jack
  .many = Jacks
rank-queen = Queen
  .many = Queens
rank-king = King
  .many = Kings
rank-ace = Ace
  .many = Aces
suit-spades = Spades
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
poker-card = { NAME($rank) } of { NAME($suit) }
hand-high-card = { NAME($rank) } high
hand-pair = a pair of { NAME($rank, form: "many") }
hand-straight = a straight
hand-flush = a flush
hand-three-of-a-kind = three of a kind
hand-straight-flush = a straight flush

money = ${ NUMBER($n, useGrouping: 0) }
piece-die = die
piece-bonus = by Rewards
piece-sheriff = Sheriff
piece-wanted = Wanted

reward-steady-hand = Steady Hand
reward-hair-trigger = Hair Trigger
reward-dead-eye = Dead Eye
reward-whiskey = Whiskey
reward-double-whiskey = Double Whiskey
reward-lucky-horseshoe = Lucky Horseshoe
reward-bank-robbery = Bank Robbery
reward-bribe = Bribe
reward-forged-pardon = Forged Pardon
reward-ace-up-the-sleeve = Ace Up the Sleeve
reward-fast-horse = Fast Horse
reward-blank-a = Blank A
reward-blank-b = Blank B
reward-blank-c = Blank C
reward-blank-d = Blank D
reward-blank-e = Blank E

effect-speeds = +{ $n } in a duel
effect-slows = a drink: -{ $n } for one duellist
effect-rerolls = roll your die again
effect-robs = up to { $money } from the Bank
effect-pardons = take off { $n } Wanted
effect-bribes = the Sheriff goes away
effect-redraws = change a poker card
effect-escapes = escape a holdup
effect-none = nothing

## What lies on the table

zone-gang = { whose } gang
zone-hand = { whose } hand
zone-flop = flop
zone-law = Sheriffs
zone-duel = duel
zone-pot = pot
zone-bank = bank
zone-poker-deck = poker deck
zone-reward-deck = reward deck
zone-sheriff-deck = sheriff deck
zone-wanted-deck = wanted deck
role-attacker = attacker
role-defender = defender
label-speed = speed
label-rank = rank
label-suit = suit
counter-round = round
counter-ante = ante
counter-highest-bet = highest bet
counter-limit = limit
counter-stake = at stake
stake-held-up = { $half } to pay, or a fight for { $defender } against { $attacker }
stake-duel = { $attacker } against { $defender }
size-least = least
size-all = all
size-as-it-is = as it is
size-pot = the pot
size-half-pot = half the pot
size-limit = limit

## What is asked

over = The game is over: { $how }.

waiting-arrange = { $who } is to lay the row.
waiting-lay-out = { $who } is to lay out money.
waiting-window = { $who } may play a Reward.
waiting-slow = { $who } is to buy somebody a drink.
waiting-pardon = { $who } is to take off a Wanted card.
waiting-lay-aside = { $who } is to change a card.
waiting-confronted = { $who } faces a Sheriff.
waiting-betting = { $who } may bet.
waiting-raising = { $who } is to say how much more.
waiting-showing = { $who } is beaten, and may show.
waiting-buying = { $who } may buy a Reward.
waiting-holding-up = { $who } may hold somebody up.
waiting-robbing = { $who } is to choose a victim.
waiting-held-up = { $who } is held up, and may pay or fight.

chance-first-dealer = Who deals first?
chance-gang = { $who ->
    [you] You draw Outlaws.
   *[other] { $who } draws Outlaws.
  }
chance-deal = The cards are dealt.
chance-flop = The flop is turned.
chance-sheriff = A Sheriff is drawn.
chance-roll = A die rolls for { NAME($outlaw) }.
chance-redraw = { $who ->
    [you] You draw another card.
   *[other] { $who } draws another card.
  }
chance-reward = { $who ->
    [you] You draw a Reward.
   *[other] { $who } draws a Reward.
  }
chance-wanted = A Wanted card is drawn.

ask-arrange = Lay your row: who stands next?
ask-arrange-last = Lay your row: who stands far right, to play the first hand?
ask-lay-out = Move money in your gang: how much of { $money } for { NAME($outlaw) }?
ask-lay-out-marked = Move money in your gang: how much of { $money } for { NAME($outlaw) }, who plays the hand and needs { $needed } at least?
ask-lay-out-kept = You keep your money as it lies.
ask-window-round = Play a Reward before the next round, or pass?
ask-window-flop = Play a Reward before Sheriffs come, or pass?
ask-window-any-duel = In the duel { NAME($attacker) } has { $one } and { NAME($defender) } has { $other }: play a Reward, or pass?
ask-slow = Who gets the { NAME($reward) }?
ask-pardon = Which Wanted card goes?
ask-lay-aside = Which card do you change?
ask-confronted = A Sheriff comes for { NAME($outlaw) }: play a Reward, or face him?
ask-betting = You have { $hand } ({ $cards }); { $pot } in the pot. { $more ->
    [possible] Check, bet or fold?
   *[no] Check or fold?
  }
ask-betting-on = You have { $hand } ({ $cards }). It is { $money } to stay in for { $pot }: { $more ->
    [possible] call, raise or fold?
   *[no] call or fold?
  }
ask-bet = Bet how much, up to { $money }?
ask-raise = Raise by how much, up to { $money }?
ask-showing = You are beaten: show your hand, or keep it to yourself?
ask-buying = Buy a Reward for { $money }, or go on?
ask-buying-no-more = You have your Reward: play one now, or go on?
ask-holding-up = Hold somebody up? With whom?
ask-robbing = Whom do you hold up?
ask-held-up = { NAME($attacker, form: "start") } holds up { NAME($defender) } with { $money }: fight, or cower and pay { $half }?
ask-held-up-poor = { NAME($attacker, form: "start") } holds up { NAME($defender) } with { $money }: it must fight.

## What one may do

may-stand = Place the { NAME($outlaw) } in place { $place }
may-stand-last = Place the { NAME($outlaw) } far right, to play the first hand
may-keep = Keep the money as it lies
may-keep-short = Bring { $money } to { NAME($outlaw) }, as needed, and no more
may-lay-out = { $money } for { NAME($outlaw) }
may-bet = Bet
may-bet-money = Bet { $money }
may-raise-it = Raise: more
may-raise-by = Raise by { $money }, to { $total }
may-pass = Pass: play no Reward now
may-pass-confronted = Face him in a duel
may-pass-buying = Buy nothing
may-pass-bought = Go on
may-pass-holding-up = Hold up nobody
may-play = Play { NAME($outlaw) }'s { NAME($reward) }: { $does }
may-slow = Give it to { NAME($outlaw) }: { $n } less in this duel
may-pardon = Take off the Wanted card, { NAME($rank) }
may-lay-aside = Lay aside the { $card } and draw another card
may-fold = Fold: give up
may-check = Check: pay $0
may-call = Call { $money }
may-show = Show your hand to all
may-hide = Keep it to yourself
may-buy = Buy a Reward for { NAME($outlaw) }, who keeps { $money }
may-hold-up = Hold somebody up with { NAME($outlaw) }
may-rob = Hold up { NAME($outlaw) }: { $half }, or a duel for { $money }
may-rob-poor = Hold up { NAME($outlaw) }: a duel for { $money }
may-fight = Fight: a duel, and only one of the two survives
may-cower = Cower and pay { $money }

## What happened

deals-first = { $who ->
    [you] You deal first.
   *[other] { $who } deals first.
  }
leads = You lead { $outlaws }.
dealt = You are dealt { $cards }.
flop-is = The flop is the { $card }.
sheriff-comes = A Sheriff of speed { $speed } comes for { NAME($outlaw) }.
rolls = { NAME($outlaw, form: "start") } rolls { $n }.
draws-card = { $who ->
    [you] You draw the { $card }.
   *[other] { $who } draws the { $card }.
  }
draws-another = { $who ->
    [you] You draw another card.
   *[other] { $who } draws another card.
  }
draws-reward = { $who ->
    [you] You draw
   *[other] { $who } draws
  } { NAME($reward) }: { $does }.
is-wanted = { NAME($outlaw, form: "start") } is Wanted: { NAME($rank) }.
faces = { $who ->
    [you] You face the Sheriff.
   *[other] { $who } faces the Sheriff.
  }
holds-up-nobody = { $who ->
    [you] You hold up nobody.
   *[other] { $who } holds up nobody.
  }
plays = { $who ->
    [you] You play { NAME($reward) }: { $does }.
   *[other] { $who } plays { NAME($reward) }: { $does }.
  }
buys-a-drink = { $who ->
    [you] You buy { NAME($outlaw) } a drink.
   *[other] { $who } buys { NAME($outlaw) } a drink.
  }
takes-off = { $who ->
    [you] You take off a Wanted card, { NAME($rank) }.
   *[other] { $who } takes off a Wanted card, { NAME($rank) }.
  }
lays-aside = { $who ->
    [you] You lay a card aside.
   *[other] { $who } lays a card aside.
  }
folds = { $who ->
    [you] You fold the hand.
   *[other] { $who } folds the hand.
  }
checks = { $who ->
    [you] You check.
   *[other] { $who } checks.
  }
calls = { $who ->
    [you] You call { $money }.
   *[other] { $who } calls { $money }.
  }
bets = { $who ->
    [you] You bet { $money }.
   *[other] { $who } bets { $money }.
  }
raises = { $who ->
    [you] You raise by { $money }, to { $total }.
   *[other] { $who } raises by { $money }, to { $total }.
  }
shows = { $who ->
    [you] You show { $cards }, { $hand }.
   *[other] { $who } shows { $cards }, { $hand }.
  }
shows-nothing = { $who ->
    [you] You show nothing.
   *[other] { $who } shows nothing.
  }
buys = { $who ->
    [you] You buy a Reward for { NAME($outlaw) }.
   *[other] { $who } buys a Reward for { NAME($outlaw) }.
  }
draws-a-gun = { NAME($outlaw, form: "start") } draws a gun.
holds-up = { NAME($attacker, form: "start") } holds up { NAME($defender) }.
fights-back = { $who ->
    [you] You fight back.
   *[other] { $who } fights back.
  }
cowers = { $who ->
    [you] You cower and pay { $money }.
   *[other] { $who } cowers and pays { $money }.
  }

turned-up = { NAME($outlaw, form: "start") } is turned up.
sheriff-faces = The Sheriff faces { NAME($outlaw) }.
both-roll-again = A tie: both roll again.
shoots = { NAME($winner, form: "start") } shoots { NAME($loser) }, and { $money } goes to { NAME($winner) }.
sheriff-shoots = The Sheriff shoots { NAME($loser) }, and { $money } goes to the Bank.
beats-the-sheriff = { NAME($outlaw, form: "start") } beats the Sheriff.
rides-home = The Sheriff rides home.
wins-the-pot = { $who ->
    [you] You win { $money } from the pot.
   *[other] { $who } wins { $money } from the pot.
  }
pot-to-the-bank = Nobody is left in the hand: the pot goes to the Bank.
is-out = { $who ->
    [you] You are out of the game.
   *[other] { $who } is out of the game.
  }
all-laid-out = All have laid out their money.
has-money = { $who ->
    [you] you have { $money }
   *[other] { $who } has { $money }
  }
after-round = After round { $n } { $gangs }.
new-round = { $who ->
    [you] Round { $n }. You deal.
   *[other] Round { $n }. { $who } deals.
  }
all-ante = All ante { $money }.

## How it ends

line-outlaw = { NAME($outlaw) } { $money }
wins = { $who ->
    [you] You win with { $money }.
   *[other] { $who } wins with { $money }.
  }
share-the-win = { $them } share the win with { $money } each.

## In a few lines

primer-ranking = From best to worst: straight flush, three of a kind, flush, straight, pair, high card.{ $alike ->
    [highest-card] {" "}Of two hands of one kind, the one with the highest card is better, even with pairs.
   *[as-in-poker] {""}
  }
primer-one-hand = One hand of poker with { $cards } cards, from 10 to { NAME($rank) }. Each player antes { $ante } and gets two cards; a third, the flop, is for all.
primer-one-round = There is one round of bets. Nobody can bet more than the poorest in the hand has.
primer-aim = You lead a gang of { $outlaws } Outlaws, each with { $money }. The last gang in the game wins.
primer-speeds = Their quick-draw speeds are among { $speeds }. Only you know which of yours has which, until a duel turns it face up.
primer-poker = Each round the marker moves to your next Outlaw on the left. That Outlaw plays a hand of three-card poker with its own money. You get two cards of your own, and one, the flop, is for all. { primer-ranking }
primer-holdup = After the hand everybody may buy a Reward for { $price }. Then the dealer may hold up an Outlaw of another player. It pays half of its money, or it fights, and one of the two dies.
primer-duel = In a duel, each side adds a die and its speed; Rewards may change the sum. The higher number wins. The winner takes all that the other had.
primer-wanted = An Outlaw that held somebody up draws a Wanted card. When the flop has its rank, a Sheriff comes, and they duel in the middle of the hand.
primer-next-round = Before the next round you may move money among your Outlaws. The marked one needs { $needed }: a gang that does not have that much is out.{ $last ->
    [with-money] {" "}As soon as only one gang has that much, it wins.
   *[in-the-game] {""}
  }

## In a first game

lesson-one-hand = You play one hand of poker. The player with the most money after it wins.
lesson-goal = You lead a gang of Outlaws, and each carries its own money. The last gang that can still pay for a hand of poker wins: by cards, by bluff, or at gunpoint.
lesson-stand = First lay your row. The number on an Outlaw is how fast it draws, and only you know it. Your Outlaws play poker one after the other, beginning on the far right.
lesson-buy = The hand is over. One of your Outlaws may buy a Reward for { $money }: a secret card that helps this Outlaw later, in a duel for example.
lesson-hold-up = You are the dealer, so one of your Outlaws may hold up any Outlaw of another player. That Outlaw pays half of its money, or it fights.
lesson-draws = A holdup! The dealer may hold somebody up once a round. The victim pays half of that Outlaw's money or fights back. Only one of two who fight survives.
lesson-fight = They are after your money. If you cower, half of what this Outlaw has is gone; with { $money } or less it must fight. If you fight, you win all of theirs or lose the Outlaw. How fast is yours?
lesson-turn-up = A duel! Outlaws that lie face down are turned up, and both sides roll a die. Each adds its speed and what Rewards bring. The higher one lives, and takes the money of an Outlaw that it has beaten.
lesson-wanted = An Outlaw that holds somebody up is Wanted. When a flop has the rank on that card, a Sheriff comes for that Outlaw in the middle of the hand.
lesson-law = A Sheriff has come for an Outlaw that is Wanted. They duel before the hand goes on; if the Sheriff wins, the Outlaw is gone and the Bank has its money.
lesson-keep = Between two rounds you may move money among your Outlaws. The one that plays next needs { $money }. A gang that cannot bring so much together is out of the game.
lesson-play = You hold a Reward that helps now. Play it, or pass and keep it for later: each Reward works only once.
lesson-flop = This card belongs to everybody: a hand is this card and the two that a player holds. The best is a straight flush, then three of a kind, a flush, a straight, a pair, and a high card.
lesson-check = Nobody has bet. Check to put in nothing for now, or bet. Only your marked Outlaw plays here, with the money that lies on it.
lesson-call = There is a bet. Call it to stay in, or fold and lose only what you have put in. You may raise it, but nobody can bet more than the poorest in the hand can pay.

## Marks

mark-bet = bet ${ $of }
mark-dealer = dealer
mark-out = out
mark-folded = folded
mark-marked = marked
mark-face-up = face up
mark-dead = dead
mark-reward = reward
mark-planned = planned
mark-shown = shown
mark-laid-aside = laid aside

## What is counted of matches: deeds, and what one had

did-play = Rewards played
did-fold = Folded
did-check = Checked
did-call = Called
did-bet = Bet
did-raise-it = Raised
did-buy = Rewards bought
did-hold-up = Sent to hold up somebody
did-rob = Holdups of others
did-fight = Fought back in a holdup
did-cower = Cowered and paid
had-outlaw = In your gang
had-reward = Rewards you held
thing-first = { outlaw-first }
thing-second = { outlaw-second }
thing-third = { outlaw-third }
thing-fourth = { outlaw-fourth }
thing-fifth = { outlaw-fifth }
thing-steady-hand = { reward-steady-hand }
thing-hair-trigger = { reward-hair-trigger }
thing-dead-eye = { reward-dead-eye }
thing-whiskey = { reward-whiskey }
thing-double-whiskey = { reward-double-whiskey }
thing-lucky-horseshoe = { reward-lucky-horseshoe }
thing-bank-robbery = { reward-bank-robbery }
thing-bribe = { reward-bribe }
thing-forged-pardon = { reward-forged-pardon }
thing-ace-up-the-sleeve = { reward-ace-up-the-sleeve }
thing-fast-horse = { reward-fast-horse }
thing-blank-a = { reward-blank-a }
thing-blank-b = { reward-blank-b }
thing-blank-c = { reward-blank-c }
thing-blank-d = { reward-blank-d }
thing-blank-e = { reward-blank-e }
