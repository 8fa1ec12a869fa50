# Caboo in English.

pitch = Four cards on the floor, two of them seen once: remember, swap, and be the first to shout.
fewer-levels = There is no Sheriff: a Deputy with the same neural net plays as well.

phrase-1 = Howdy.
phrase-2 = Much obliged.
phrase-3 = Now where did I put it?
phrase-4 = That was quick!
phrase-5 = I knew it.
phrase-6 = I had no idea.
phrase-7 = Take your time.
phrase-8 = Whenever you're ready.
phrase-9 = Well, I'll be.
phrase-10 = Butterfingers.
phrase-11 = No hard feelings.
phrase-12 = Good game.

objection-not-now = something else is being decided now
objection-no-card-there = no card lies there
objection-no-card-of-yours = you have no card of your own left
objection-no-such-power = the card drawn has no such power
objection-only-your-own = the power of this card works only on a card of your own
objection-not-your-own = the power of this card works only on another player's card
objection-locked = you may not touch the cards of the player who called Caboo
objection-nobody-to-trade-with = nobody else has a card to trade
objection-named-already = you have named that card already
objection-too-many-named = you may name only as many cards as you own
objection-still-to-turn-over = you have named that card, and it must still be turned over
objection-called-already = somebody has called Caboo already
objection-your-own-turn = on your own turn you may not claim
objection-barred = you have stacked a wrong card, so you may not claim again now
objection-stacked = a stack cannot be swapped
objection-taken-already = somebody has taken the card of this turn already
objection-only-on-your-turn = you may call Caboo only at the start of your own turn

ending-none = the game goes on
ending-last-round = the last round is over: the lowest total wins

## Cards: by name, and with an article

card-a = Ace
  .a = an Ace
  .start = An Ace
card-2 = 2
  .a = a 2
  .start = A 2
card-3 = 3
  .a = a 3
  .start = A 3
card-4 = 4
  .a = a 4
  .start = A 4
card-5 = 5
  .a = a 5
  .start = A 5
card-6 = 6
  .a = a 6
  .start = A 6
card-7 = 7
  .a = a 7
  .start = A 7
card-8 = 8
  .a = an 8
  .start = An 8
card-9 = 9
  .a = a 9
  .start = A 9
card-10 = 10
  .a = a 10
  .start = A 10
card-j = Jack
  .a = a Jack
  .start = A Jack
card-q = Queen
  .a = a Queen
  .start = A Queen
card-k = King
  .a = a King
  .start = A King
card-of = { $whose ->
    [you] your card { $place }
   *[other] { $whose }'s card { $place }
  }
  .start = { $whose ->
    [you] Your card { $place }
   *[other] { $whose }'s card { $place }
  }
own-card = card { $place } of their own
which = { NAME($card) }

## What lies on the floor

zone-pile = draw pile
zone-centre = centre
zone-row = { whose } cards
zone-drawn = { whose } drawn card
counter-round = round
round-over = over
counter-call = after the call
counter-call-last = last turns
label-draw = Draw
label-discard = Lay down
label-look = Look
label-swap = Replace
label-trade = Trade
label-trade-for = For this
label-stack = Stack
label-give = Give
use-look-at-own = Use it: look at yours
use-look-at-anothers = Use it: look at theirs
use-trade = Use it: trade unseen
stack-it = Stack { NAME($card, form: "a") } on it
ends-the-round = ends the round at once
risk-of-claiming = You cannot take this card. You can only stack { NAME($card, form: "a") } on it, and a wrong card costs a penalty card.
risk-known = It is { NAME($found, form: "a") }, not { NAME($card, form: "a") }: you will take a penalty card.
risk-unknown = If it is not { NAME($card, form: "a") }, it goes back, and you take a penalty card.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
and-your-cards = { $cost ->
    [more] {" "}and what your cards count
   *[just] {""}
  }
risk-of-calling = If somebody has { $tie ->
    [wrong] as little as you, or less
   *[right] less than you
  }, it costs you { points }{ and-your-cards }.

## What is asked

over = The game is over.
now-first = Who begins?
now-deal = The cards are dealt.
now-draw = { $who ->
    [you] You draw.
   *[other] { $who } draws.
  }
now-penalty = { $who ->
    [you] You take a penalty card.
   *[other] { $who } takes a penalty card.
  }
now-who-called = Who was first to say "Caboo"?
now-who-claimed = Who was first to say "Mine!"?
now-revealed = Round { $n } is over: all cards lie open.
others-turn = It is { $who }'s turn.
others-play = { $who } looks at the card drawn.
others-trade = { $who } is to choose whose card to trade for.
others-name = { $who } is to name cards to stack.
others-give = { $who } is to choose a card to give.
others-claim = { $who } was first to say "Mine!" and is to act now.
others-window = { NAME($card, form: "start") } lies in the centre. Does anybody say anything?
others-window-drawn = { $who ->
    [you] You have drawn a card. Does anybody call "Caboo" before you play it?
   *[other] { $who } has drawn a card. Does anybody call "Caboo" before it is played?
  }
ask-turn = It is your turn: draw a card, or call "Caboo".
ask-last-turn = It is your last turn of this round: draw a card.
ask-play = You have drawn { NAME($card, form: "a") }, which counts { $value }. Keep it in place of one of your cards{ $power ->
    [look-at-own] , lay it down, or use it to look at a card of your own.
    [look-at-anothers] , lay it down, or use it to look at a card of somebody else.
    [trade] , lay it down, or use it to trade a card with somebody, unseen.
   *[none] , or lay it down.
  }
ask-trade = For whose card do you trade your card { $place }?
ask-name = On the { NAME($card) } you stack { $named }. Name another card, or turn over what you named.
ask-give = Which of your cards do you give in place of { NAME($which) }?
ask-to-call = { NAME($card, form: "start") } lies in the centre. Do you call "Caboo"?
ask-to-call-drawn = { $who } has drawn a card. Do you call "Caboo"? The turn is finished in any case.
ask-mine = { NAME($card, form: "start") } lies in the centre. Say "Mine!" to take it or stack on it{ $call ->
    [may] , or call "Caboo"?
   *[not] ?
  }
ask-mine-stacked = { NAME($card, form: "start") } lies in the centre. Say "Mine!" to stack on it{ $call ->
    [may] , or call "Caboo"?
   *[not] ?
  }
ask-claim = You were first: take the { NAME($card) } for one of your cards, or stack on it.
ask-claim-to-stack = You were first: name a card to stack on the { NAME($card) }.

## What one may do

do-pass-up = Say nothing
do-mine = Say "Mine!"
do-call = Call "Caboo"
do-draw = Draw a card
do-turn-over = Turn over the cards named
do-discard = Lay down the { NAME($card) }
do-look = Lay down the { NAME($card) } and look at { NAME($which) }
do-swap = Keep the { NAME($card) } and lay down your card { $place }
do-take = Take the { NAME($card) } and lay down your card { $place }
do-trade = Lay down the { NAME($card) } and trade your card { $place }
do-trade-for = Trade it for { NAME($which) }
do-stack = Stack { NAME($which) } on the { NAME($card) }
do-give = Give your card { $place }

## What happened

begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
  }
round-begins = Round { $n }: { begins }
look-at-first = { $who ->
    [you] You look at your card
   *[other] { $who } looks at card
  } { $place }{ $aid ->
    [told] : it is { NAME($card, form: "a") }.
   *[none] .
  }
draws-unseen = { $who ->
    [you] You draw a card.
   *[other] { $who } draws a card.
  }
draws = { $who ->
    [you] You draw { NAME($card, form: "a") }.
   *[other] { $who } draws { NAME($card, form: "a") }.
  }
takes-a-penalty = { $who ->
    [you] You take a penalty card, as card { $place }.
   *[other] { $who } takes a penalty card, as card { $place }.
  }
calls = { $who ->
    [you] You call "Caboo"!
   *[other] { $who } calls "Caboo"!
  }
was-first = { $who ->
    [you] You say "Mine!" first.
   *[other] { $who } says "Mine!" first.
  }
says-mine = { $who ->
    [you] You say "Mine!".
   *[other] { $who } says "Mine!".
  }
says-caboo = { $who ->
    [you] You say "Caboo".
   *[other] { $who } says "Caboo".
  }
lays-down = { $who ->
    [you] You lay down { NAME($card, form: "a") }.
   *[other] { $who } lays down { NAME($card, form: "a") }.
  }
looks = { $who ->
    [you] You lay down { NAME($laid, form: "a") } to look at { NAME($which) }{ $aid ->
        [told] : it is { NAME($card, form: "a") }.
       *[none] .
      }
   *[other] { $who } lays down { NAME($laid, form: "a") } to look at { NAME($which) }.
  }
takes = { $who ->
    [you] You take the { NAME($card) } as card { $place } and lay down { NAME($laid, form: "a") }.
   *[other] { $who } takes the { NAME($card) } as card { $place } and lays down { NAME($laid, form: "a") }.
  }
keeps = { $who ->
    [you] You keep the card drawn as card { $place } and lay down { NAME($laid, form: "a") }.
   *[other] { $who } keeps the card drawn as card { $place } and lays down { NAME($laid, form: "a") }.
  }
lays-down-to-trade = { $who ->
    [you] You lay down { NAME($card, form: "a") } to trade card { $place }.
   *[other] { $who } lays down { NAME($card, form: "a") } to trade card { $place }.
  }
trades = { $who ->
    [you] You trade card { $place } for { NAME($which) }, unseen.
   *[other] { $who } trades card { $place } for { NAME($which) }, unseen.
  }
names = { $who ->
    [you] You name { NAME($which) } to stack on the { NAME($card) }.
   *[other] { $who } names { NAME($which) } to stack on the { NAME($card) }.
  }
is-wrong = { NAME($which, form: "start") } is { NAME($card, form: "a") }: wrong. It goes back.
is-stacked = { NAME($which, form: "start") } is { NAME($card, form: "a") }: stacked.
gives = { $who ->
    [you] You give card { $place } in place of { NAME($which) }, unseen.
   *[other] { $who } gives card { $place } in place of { NAME($which) }, unseen.
  }
shuffled = All cards of the centre, except the top one, are shuffled into a new pile.
last-turns = The last turns begin with { who }.
is-out = { $who ->
    [you] You are out of the game.
   *[other] { $who } is out of the game.
  }

## How it ends

ended-without-cards = There are no cards left to draw: the round is over without a call.
ended-too-long = The round has gone on too long without a call, so it is over.
ended-rightly = All cards are turned over. { $whose ->
    [you] Your
   *[other] { $whose }'s
  } call was right.
ended-wrongly = All cards are turned over. { $whose ->
    [you] Your
   *[other] { $whose }'s
  } call was wrong.
line-last = last round { $n }
line-before = before { $n }
line-cards = cards { $n }
result = { $who ->
    [you] You
   *[other] { $who }
  }: { $cards }, together { $sum }; { points }, { $total } in all.
result-without-cards = { $who ->
    [you] You
   *[other] { $who }
  }: no cards, together { $sum }; { points }, { $total } in all.
wins = { $who ->
    [you] You win with { points }.
   *[other] { $who } wins with { points }.
  }
share-the-win = { $them } share the win with { points } each.

## In a few lines

cost-of-being-wrong = { $wrong }{ and-your-cards }
power-look-at-own = { $cards }: look at a card of your own
power-look-at-anothers = { $cards }: look at a card of somebody else
power-trade = { $cards }: trade a card with somebody, unseen
primer-aim = Everybody has { $dealt } cards on the floor, face down, and looks once at the { $looked } at the bottom. The lowest sum at the end is best: a King counts { $king }, a Queen { $queen }, all others what they say. Remember what you have seen: you are not shown it again.
primer-turn = On your turn you draw a card. Lay it in the centre, or keep it and lay down one of your own cards instead. If you lay it down straight from the pile, you may use it: { $powers }.
primer-stack = Or stack: name cards of the same rank, yours or others', and they go to the centre with it. For each card of somebody else you give one of your own. A wrong card goes back, and you get one more.
primer-mine = Whenever a card has been laid down, all others may say "Mine!". The first may stack on the card, or take it for one of their own unless it is a stack.
primer-call = If you think that you have the lowest sum, call "Caboo". { $last ->
    [last-turns] Then everybody has one more turn, you last.
   *[at-once] Then all cards are turned over at once.
  } If you are right, you get { $right }. If not, you get { cost-of-being-wrong }, and the player with the lowest sum gets 0. All others get what their cards count. Above { $most } points you are out.

## In a first game

lesson-start = In Caboo you want a low sum. The player with the lowest sum on the floor does best when the round ends. A King counts { $king }, an Ace { $ace }, a Jack { $jack }, a Queen { $queen }, the others what they show.
lesson-row = These { $dealt } cards are yours, and they lie face down. You see the { $looked } at the bottom only once, at the start. Remember what they are, and where each lies.
lesson-draw = Your turn begins with a card from the pile. Only you will see it.
lesson-swap = Is the card low? Then keep it: point at the card of yours that it replaces, and that one goes to the centre. You may give up one that you have never seen.
lesson-discard = Or lay the drawn card in the centre. Then it counts nothing for you, and your own cards stay as they are.
lesson-look = If you lay this card down straight from the pile, it lets you look at a card. Some cards show you one of your own, others one of another player's.
lesson-trade = If you lay this card down straight from the pile, it trades a card of yours for one of another player's. Nobody looks at either.
lesson-mine = Somebody has laid a card down, and all others may say "Mine!". The first may stack on it, or take it for one of their own if the player whose turn it is laid it down alone. Nothing to say? Then say nothing.
lesson-stack = Stacking leaves you with fewer cards. Name cards of the same rank as the one drawn or claimed, yours or anybody's, and they go to the centre too. For another player's card you give one of yours. A wrong card comes back, and you get one more.
lesson-call = Do you think that you have the lowest sum? Then say "Caboo". If you are right, you get { $right } points; if not, { cost-of-being-wrong }. In the first turns it is too early for that.
lesson-last-turns = Somebody has called Caboo. Everybody has one more turn, the caller last. Then all cards are shown.
lesson-at-once = "Caboo" ends the round. A player who has drawn a card finishes the turn first; then all cards are shown.
lesson-end = All cards are turned up, counted, and turned into points. The points are added round by round. A player above { $most } points is out, and the last one left wins.

## Marks

mark-turn = turn
mark-Caboo = Caboo
mark-called-wrongly = called wrongly
mark-called-rightly = called rightly
mark-answered = answered
mark-wrong = wrong
mark-out = out
mark-looks = { $of } looks
mark-known-to = known to { $of }
mark-named = named { $of }
mark-top = top
mark-shown = shown
mark-traded = traded

## What is counted of matches: deeds, and what one had

did-mine = "Mine!" said
did-call = "Caboo" called
did-discard = Drawn and laid down
did-look = Looked at a card
did-swap = Kept, and laid another down
did-trade = Traded
did-stack = Stacked
did-give = Given away
