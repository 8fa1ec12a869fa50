# Calaboose in English.

pitch = Fill your jail with gangs, and send the others what they do not want.

phrase-1 = Howdy.
phrase-2 = Much obliged.
phrase-3 = Nicely locked up.
phrase-4 = That one was mine!
phrase-5 = Mind your own jail.
phrase-6 = The sheriff won't like this.
phrase-7 = Take your time.
phrase-8 = Whenever you're ready.
phrase-9 = Well, I'll be.
phrase-10 = A fine gang you have there.
phrase-11 = No hard feelings.
phrase-12 = Good game.

objection-not-now = something else is being decided now
objection-not-in-hand = that card is not in your hand
objection-jail-full = your jail is full
objection-jail-not-full = you may lock down only when all your cells are full
objection-empty-cell = nobody is in that cell
objection-locked-down = that cell is locked down
objection-no-such-seat = nobody sits there
objection-no-such-cell = there is no such cell
objection-own-jail = a card is sent to somebody else's jail, not to your own
objection-in-question = the card in front of that cell is not answered yet
objection-not-lower-valued = the prisoner there is not of lower value
objection-has-a-place = that card has a place to go to
objection-must-act = you can put, send or lock down, so you must
objection-own-hand = name another player's hand
objection-too-few-hucksters = your hand has too few Hucksters for a redraw
objection-no-whiskey = you hold no Bad Whiskey
objection-not-attacked = no card was sent there for you to answer
objection-not-higher-valued = that card is not of higher value
objection-has-defended = that Gunslinger has already defended against a Gunslinger this turn
objection-no-room-for-both = that jail has no room for both Gunslingers
objection-another-jail = both Gunslingers must go to the same jail

ending-none = the game goes on
ending-locked-down = a jail is locked down altogether
ending-nowhere-to-go = a card was played that could go nowhere
ending-out-of-cards = a player has run out of cards
ending-all-passed = all have passed, one after the other

## What lies on the table

card-huckster = Huckster
  .several = { $n ->
    [one] { $n } Huckster
   *[other] { $n } Hucksters
  }
card-bandit = Bandit
  .several = { $n ->
    [one] { $n } Bandit
   *[other] { $n } Bandits
  }
card-card-shark = Card Shark
  .several = { $n ->
    [one] { $n } Card Shark
   *[other] { $n } Card Sharks
  }
card-cattle-rustler = Cattle Rustler
  .several = { $n ->
    [one] { $n } Cattle Rustler
   *[other] { $n } Cattle Rustlers
  }
card-gunslinger = Gunslinger
  .several = { $n ->
    [one] { $n } Gunslinger
   *[other] { $n } Gunslingers
  }
card-bad-lawman = Bad Lawman
  .several = { $n ->
    [one] { $n } Bad Lawman
   *[other] { $n } Bad Lawmen
  }
card-bad-whiskey = Bad Whiskey
  .several = { $n ->
    [one] { $n } Bad Whiskey
   *[other] { $n } Bad Whiskeys
  }
card-jail-break = Jail Break
  .several = { $n ->
    [one] { $n } Jail Break
   *[other] { $n } Jail Breaks
  }
several = { NAME($card, $n, form: "several") }
text-bad-whiskey = trade hands
text-jail-break = discard a kind
zone-pile = draw pile
zone-discards = discards
zone-air = on its way
zone-jail = { whose } jail
zone-hand = { whose } hand
label-value = value
label-gangs = gangs
counter-game = game
game-of = { $n } of { $games }
warning-ends-the-game = ends the game at once
warning-last-card = is your last card: the game ends with this turn

## Parts of sentences

over-whom = { $prisoner ->
    [none] {""}
   *[other] , over the { NAME($prisoner) }
  }
target = { $owner ->
    [you] your jail
   *[other] { $owner }'s jail
  }, cell { $cell }{ $prisoner ->
    [none] {" "}(empty)
   *[other] { over-whom }
  }
cell-of = cell { $cell } of { $owner ->
    [you] your jail
   *[other] { $owner }'s jail
  }
with-whom = { $other ->
    [you] with you
   *[other] with { $other }
  }

## What is asked

game-over = The game is over: { $how }.
is-dealt = The cards are dealt.
is-drawing = { $who ->
    [you] You draw.
   *[other] { $who } draws.
  }
waits-mulligan = { $who } looks at the opening hand.
waits-turn = It is { $who }'s turn.
waits-whiskey = { $who } may stop the Bad Whiskey.
waits-defence = { $who } may defend.
waits-redirect = { $who } is to send the defending card on.
waits-partner = { $who } is to send the other Gunslinger on.
ask-redraw = You hold { $n } Hucksters: discard them and draw new cards, or keep your hand?
ask-no-redraw = With fewer than { $enough } Hucksters you keep your hand.
deed-put = put a card into your jail
deed-send = send one to another's jail
deed-lock = lock down a prisoner
deed-send_nowhere = end the game with a card that can go nowhere
deed-pass_turn = pass
a-card = a { NAME($card) }
either = { $most } or { $last }
ask-turn = It is your turn: { $deeds }.
ask-stuck = It is your turn: none of your cards can be put or sent, so you pass.
ask-specials = First you may play { $specials }.
ask-cancel = { $who } plays Bad Whiskey to take { $other ->
    [you] your hand
   *[other] { $other }'s hand
  }: stop it with your own Bad Whiskey, or allow it?
ask-cancel-in-vain = { $who } plays Bad Whiskey to take { $other ->
    [you] your hand
   *[other] { $other }'s hand
  }: you have no Bad Whiskey to stop it.
ask-defend = A { NAME($card) } is sent to your cell { $cell }{ over-whom }: defend with { $by ->
    [any] a card of higher value
   *[other] { $by }
  }, or accept it?
ask-defend-in-vain = A { NAME($card) } is sent to your cell { $cell }{ over-whom }: you have nothing to defend with.
ask-defend-twice = Two Gunslingers are sent to your cells { $cells }: defend or accept, one by one.
ask-defend-twice-in-vain = Two Gunslingers are sent to your cells { $cells }, and you have nothing to defend with: accept them one by one.
ask-redirect = Your defence holds. Send your { NAME($card) } on to another's jail.
ask-redirect-both = Both Gunslingers go on to one other jail. First choose a cell for yours; the other follows.
ask-partner = Now the Gunslinger that attacked you: which cell of { $owner ->
    [you] your jail
   *[other] { $owner }'s jail
  }?

## What one may do

do-put = Put the { NAME($card) } into your jail ({ NAME($card, $n, form: "several") }: { $worth })
do-lock = Lock down the { NAME($prisoner) } in cell { $cell } for good
do-send = Send the { NAME($card) } to { target }
do-send-nowhere = Play the { NAME($card) }, which can go nowhere
do-pass = Pass the turn
do-pass-stuck = Pass: nothing of yours can be put or sent
do-whiskey = Play Bad Whiskey: trade hands with { $other }
do-jail-break = { $n ->
    [0] Play Jail Break for nothing: nobody leaves your jail
   *[other] Play Jail Break: discard { NAME($card, $n, form: "several") }
  }
label-break = Out!
label-break-in-vain = free nobody
risk-break-in-vain = Nobody leaves your jail, and the card is gone.
do-keep = Keep your hand
do-redraw = Discard all your Hucksters and draw new cards
do-allow = Allow it: the hands are traded
do-cancel = Stop it with your own Bad Whiskey; all hands stay as they are
do-accept = Accept the { NAME($card) } into cell { $cell }{ $prisoner ->
    [none] {""}
   *[other] {" "}and lose the { NAME($prisoner) }
  }
do-defend-from-hand = Defend cell { $cell } against the { NAME($attacker) } with the { NAME($card) } from your hand
do-defend-from-jail = Defend cell { $cell } against the { NAME($attacker) } with the { NAME($card) } from your cell { $source }
do-redirect = Send the { NAME($card) } on to { target }
do-redirect-other = Send the other { NAME($card) } on to { target }

## What happened

has-the-badge = { $badge ->
    [you] You have the Sheriff's Badge.
   *[other] { $badge } has the Sheriff's Badge.
  }
deals = { $who ->
    [you] You deal.
   *[other] { $who } deals.
  } { has-the-badge }
deals-a-game = { $who ->
    [you] You deal game { $n } of { $games }.
   *[other] { $who } deals game { $n } of { $games }.
  } { has-the-badge }
dealt = You are dealt { $cards }.
draws = { $who ->
    [you] You draw a { NAME($card) }.
   *[other] { $who } draws a { NAME($card) }.
  }
draws-unseen = { $who } draws a card.
keeps = { $who ->
    [you] You keep the opening hand.
   *[other] { $who } keeps the opening hand.
  }
hucksters = { NAME("card-huckster", $n, form: "several") }
redraws = { $who ->
    [you] You discard { hucksters } to draw anew.
   *[other] { $who } discards { hucksters } to draw anew.
  }
plays-whiskey = { $who ->
    [you] You play Bad Whiskey to trade hands { with-whom }.
   *[other] { $who } plays Bad Whiskey to trade hands { with-whom }.
  }
lets-it-happen = { $who ->
    [you] You let it happen.
   *[other] { $who } lets it happen.
  }
stops-whiskey = { $who ->
    [you] You stop it with another Bad Whiskey: all hands stay as they are.
   *[other] { $who } stops it with another Bad Whiskey: all hands stay as they are.
  }
trades = { $who ->
    [you] You trade hands { with-whom }.
   *[other] { $who } trades hands { with-whom }.
  }
now-hold = You now hold { $cards }.
plays-jail-break = { $who ->
    [you] You play Jail Break for every { NAME($card) } not locked down.
   *[other] { $who } plays Jail Break for every { NAME($card) } not locked down.
  }
broken-out = { NAME($card, $n, form: "several") } out of { $owner ->
    [you] your jail
   *[other] { $owner }'s jail
  }: discarded.
puts = { $who ->
    [you] You put a { NAME($card) } into cell { $cell }.
   *[other] { $who } puts a { NAME($card) } into cell { $cell }.
  }
locks = { $who ->
    [you] You lock down the { NAME($card) } in cell { $cell }.
   *[other] { $who } locks down the { NAME($card) } in cell { $cell }.
  }
sends = { $who ->
    [you] You send a { NAME($card) } to { cell-of }{ over-whom }.
   *[other] { $who } sends a { NAME($card) } to { cell-of }{ over-whom }.
  }
plays-nowhere = { $who ->
    [you] You play a { NAME($card) } that can go nowhere.
   *[other] { $who } plays a { NAME($card) } that can go nowhere.
  }
passes = { $who ->
    [you] You pass the turn.
   *[other] { $who } passes the turn.
  }
passes-stuck = { $who ->
    [you] You have no card to put or send, and the turn passes.
   *[other] { $who } has no card to put or send, and the turn passes.
  }
accepts = { $who ->
    [you] You make no defence
   *[other] { $who } makes no defence
  }: the { NAME($card) } stays in cell { $cell }{ $prisoner ->
    [none] {""}
   *[other] {" "}and the { NAME($prisoner) } is discarded
  }.
defence = { $how ->
    [duel] both Gunslingers fly on
    [duel-nowhere] both Gunslingers fly on, but there is no jail to go to
    [won-nowhere] the { NAME($attacker) } is discarded, but there is no jail to go to
   *[won] the { NAME($attacker) } is discarded
  }
defends-from-hand = { $who ->
    [you] You defend cell { $cell } with a { NAME($card) } from hand: { defence }.
   *[other] { $who } defends cell { $cell } with a { NAME($card) } from hand: { defence }.
  }
defends-from-jail = { $who ->
    [you] You defend cell { $cell } with a { NAME($card) } from cell { $source }: { defence }.
   *[other] { $who } defends cell { $cell } with a { NAME($card) } from cell { $source }: { defence }.
  }
sends-on = { $who ->
    [you] You send the { NAME($card) } on to { cell-of }{ over-whom }.
   *[other] { $who } sends the { NAME($card) } on to { cell-of }{ over-whom }.
  }
sends-the-other-on = { $who ->
    [you] You send the other { NAME($card) } on to { cell-of }{ over-whom }.
   *[other] { $who } sends the other { NAME($card) } on to { cell-of }{ over-whom }.
  }
badge-passes = The badge passes to { who }.

## How it ends

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gang = { NAME($card, $n, form: "several") } { $worth }
line-hidden = { $n } locked down ?
line-earlier = earlier { $n }
result = { $who ->
    [you] You
   *[other] { $who }
  }: { points }{ $gangs ->
    [none] {""}
   *[other] {" "}({ $gangs })
  }{ $games ->
    [1] {""}
   *[other] , { $total } in all
  }
wins = { $who ->
    [you] You win with { points }.
   *[other] { $who } wins with { points }.
  }
share-the-win = { $them } share the win with { points } each.

## In a few lines

primer-aim = You are a sheriff. When the game ends, the jail with the highest bounty wins. Cards in hand count for nothing.
primer-gangs = All cards of one kind in one jail are a gang. At the foot of a card you see what a gang of one, two and up to { $cells } is worth in all.
primer-turn = On your turn you do one thing. Put a card into an empty cell of your jail. Or send a card to another jail: into an empty cell, or over a prisoner of lower value, who is then discarded. Or, once your { $cells } cells are full, lock down a prisoner: nothing can touch that card any more.
primer-defence = If a card is sent to your jail, you may defend with a card of higher value, from your hand or jail. Then the card that was sent is discarded, and your defending card must go on to another jail. Its owner may defend in turn.
primer-gunslingers = A Gunslinger can also stop a Gunslinger: then both go on to one other jail. A Bad Lawman beats everybody but the Huckster, and only a Huckster beats a Bad Lawman.
primer-specials = Bad Whiskey trades hands with another player. Jail Break throws one kind of prisoner out of your own jail. You play both before you do anything else in your turn.
primer-end = The game ends when a jail is locked down altogether, when somebody plays a card that can go nowhere, or when somebody has no cards left.

## In a first game

lesson-start = You are a sheriff, and so is everybody here. Fill your jail with outlaws: when the game ends, the jail that is worth most wins.
lesson-jail = This is your jail. It has { $cells } cells, and all can see who sits there. Only prisoners count: what you still hold in your hand is worth nothing.
lesson-hand = This is your hand. The number at the top of a card is how strong the outlaw is. At the foot stands what a gang is worth, all together: a single Bandit in your jail { $one }, two of them { $two }, three { $three }.
lesson-put = On your turn you do one thing. The quiet one: put a card into an empty cell. Keep to one or two kinds, because gangs pay. Then you draw a new card, as long as there are any.
lesson-send = Or you send a card to somebody else's jail. It goes over a weaker prisoner, who is thrown out. Or it goes into an empty cell, where a worthless Huckster takes up room.
lesson-sent = A card was sent to a jail, and waits there. The owner of the jail may defend with a stronger outlaw, from hand or jail. If not, the card moves in.
lesson-badge = The badge, the tin star in a ring, has moved on. The player who has it takes the turn. The gold star marks the player who must answer now. In the middle of a turn, that may be a player who defends.
lesson-accept = This card was sent to you. Let it in, or defend. If you defend, it is discarded, and your defender must go on to another jail. So you lose a prisoner who defends.
lesson-defend = An equal card is not strong enough, except for Gunslingers: they stop each other, and both go on to one other jail. A Bad Lawman beats everybody except the weakest of all: only a Huckster stops him.
lesson-redirect = It held! Your defender goes on to another jail, wherever you like, and may throw out somebody there. Its owner can defend in turn, and so it may go round the table.
lesson-lock = Your jail is full, so you may lock a prisoner down instead: nobody can touch that card any more. With all { $cells } locked down the game ends at once.
lesson-whiskey = You hold a Bad Whiskey. Before you do anything else in your turn, you may trade your whole hand for somebody else's. Only another Bad Whiskey stops it.
lesson-jail-break = You hold the Jail Break. Before you do anything else in your turn, it can throw all prisoners of one kind out of your own jail. That is how you get rid of Hucksters.
lesson-nowhere = One of your cards has no place in any other jail. You may play it all the same, and that ends the game at once: a fine thing to do when your jail is worth most.

## Marks

mark-badge = badge
mark-locked = locked
mark-attacking = attacking
mark-in-question = in question
mark-has-defended = has duelled

## What is counted of matches: deeds, and what one had

did-put = Put into your jail
did-lock = Locked down
did-send = Sent to another's jail
did-send-nowhere = Played with nowhere to go
did-pass-turn = Passed
did-whiskey = Bad Whiskey played
did-jail-break = Jail Break played
did-redraw = Hucksters redrawn
did-cancel = Bad Whiskey stopped
did-accept = Accepted, undefended
did-defend-from-hand = Defended from the hand
did-defend-from-jail = Defended from the jail
had-hand = In your hand
had-jail = In your jail
