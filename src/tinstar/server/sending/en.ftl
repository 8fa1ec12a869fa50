# What is said to somebody elsewhere.

turn = Your turn at { $title }
turn-body = The table waits for you.
turn-named = { $names }: your turn at { $title }
late = Still your turn at { $title }
late-body = Your time runs out soon.
late-named = { $names }: still your turn at { $title }
night = Tonight: { $circle }
night-body = Your circle meets now.
night-somewhere = A circle of friends meets now

## By mail

prove = Shall we write to you when it is your turn?
prove-why = Somebody who plays here, perhaps you, wants to be told at this address when it is their turn.
prove-yes = Yes, write to me:
prove-no = If that was not you, do nothing: this link ends tomorrow, and nothing more will come.
no-more = No more of these: { $link }
