# The terminal in English.

you = You
hand = Hand
hands = hands { $counts }
points = { $score } pt
on-top = { $card } on top
in-all = { $card }, { $n } in all
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
dollars = ${ NUMBER($n, useGrouping: 0) }

## The screen

sit-down = You sit down at { $title }. Press ? for the rules in a few lines.
hint = Hint: { $move }.
thinks-about-a-hint = The computer is looking for a hint...
first-time = The first time takes a minute, as the game must be compiled.
key-line = ↑↓ choose   Enter play   letters: type a move   h hint   ? help   Ctrl-Q leave
too-small = expected a terminal of { $columns } columns and { $lines } lines or more, got { $width } and { $height }; make it larger, or play with --plain
made-too-small = This terminal has { $width } columns and { $height } lines.
    The table needs { $columns } columns and { $lines } lines.
    Make it larger, or press Ctrl-Q and play with --plain.
in-a-few-lines = { $title } in a few lines
keys = Keys
key-choose = ↑ ↓ Enter
key-choose-does = choose a move from the list; its cards light up
key-type = letters
key-type-does = type a move, or the beginnings of its words, such as s ban b3
key-hint = h or F1
key-hint-does = a hint: what the computer would do
key-help = ? or F2
key-help-does = this help
key-back = Esc
key-back-does = go back to the list; press again to leave
key-leave = Ctrl-C, Ctrl-Q
key-leave-does = leave; the match is saved
how-moves-are-written = How moves are written
play-again = Play again
look-at-the-table = Look at the table
quit = Quit
press-any-key = Press any key to go on.
shows = shows { $cards }
shows-nothing = shows no cards

## Plain lines

welcome = { $title }. Type help at any time, or quit.
how-to-move = Type a move as `moves` shows it, or the beginnings of its words, or its number in that list.
command-moves = list your possible moves, numbered
command-hint = ask the computer what it would do
command-table = show the table again
command-rules = the rules in numbered clauses, or one clause such as P6
command-help = the game in a few lines, and this list
command-quit = leave; the match is saved
would = The computer would: { $move }. ({ $notation })
again-or-quit = Type again to play once more, or quit.
not-again-or-quit = expected again or quit, got { $got }

## Leaving

kept = Nothing is lost. The match is saved in { $file }
kept-over = The match is over. It is saved in { $file }
verify = Check that it was fair:
resume = Go on with it:

## The deal of the day

no-hints = The deal of the day has no hints.
daily-won = You won. Your score: { $points }.
daily-lost = You did not win. Your score: { $points }.
daily-working = Comparing your result with a hundred matches...
daily-share = A strong computer player had the same seat in a hundred matches. In { $percent } % of them, it did no better than you.
daily-alone = Your result cannot be compared: there is no compiled code for this game.
daily-shared = { $title }, { $date }: { $won ->
    [yes] won
   *[no] not won
  }{ $percent ->
    [none] {""}
   *[other] , as good as or better than { $percent } % of matches
  }

## 25 Outlaws

none-yet = none yet
against = { $one } against { $other }

## Showdown

open-cards = Face up
bucks = { $n ->
    [one] { $n } buck
   *[other] { $n } bucks
  }

## Rin Tin Tin

boodle = Boodle { $n }
all-placed = all placed
cavalryman = { $n ->
    [one] { $n } Cavalryman
   *[other] { $n } Cavalrymen
  }
rin-tin-tin = { $n } Rin Tin Tin
purple = Purple
pink = Pink
white = White
black = Black
