# The deal of the day.

deals = The deal of the day
about = Today everybody gets the same cards and dice in each game. Only your first attempt counts, without hints or undo.
play = Play
play-game = Play the deal of the day of { $title }
resume = Resume
resume-game = Resume the deal of the day of { $title }
result = Result
result-share = Result { $percent }{ "\u00A0" }%
result-game = { $result }: the deal of the day of { $title }
streak = { $n ->
    [one] Streak: { $n } day
   *[other] Streak: { $n } days
  }
tomorrow = A new deal comes tomorrow. If you finish it then, your streak is { $n } days.
won = You won. Your score: { $points }.
lost = You did not win. Your score: { $points }.
share = A strong computer player had the same seat in a hundred matches. In { $percent } % of them, it did no better than you.
share-short = { $percent } %
working = Comparing your result with a hundred matches…
not-compared = This server cannot compare results: it has no compiled code for this game.
other-rules = The rules of this game have changed since (yours: version { $version }), so your result can no longer be compared.
late = You finished this deal on another date, so your streak does not count it.
to-share = Text to share
shared = { $title }, { $date }: { $won ->
    [yes] won
   *[no] not won
  }{ $percent ->
    [none] {""}
   *[other] , as good as or better than { $percent } % of matches
  }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } days in a row
  }
all-results = All results
title-on = { $title }, { $date }
day-before = Day before
day-after = Day after
first-play = Play this deal to see your result, and those of the others.
goes-on = You have begun this deal. Your first attempt counts.
past = Past days do not count for your streak.
future = This date has not yet begun for you. If you play its deal now, it will not count for your streak.
results = Results
everybody = Everybody on this server
whose = Whose results
place = Place
who = Player
points = Points
compared = Compared
yours = (you)
winner = won
version = rules version { $n }, cannot be compared
replay = Replay of { $name }
to-the-lobby = To the lobby
try-again = Try again
