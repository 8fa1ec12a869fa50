# Messages to somebody who is not looking at the page.

turn = Your turn at { $title }
turn-body = The table is waiting for you.
turn-named = { $names }: your turn at { $title }
late = Still your turn at { $title }
late-body = Your time runs out soon.
late-named = { $names }: still your turn at { $title }
night = Tonight: { $circle }
night-body = Your circle meets now.
night-somewhere = A circle of friends meets now

## By mail

prove = May we write to you when it is your turn?
prove-why = Somebody who plays here, perhaps you, wants to get emails at this address when it is their turn.
prove-yes = Yes, write to me:
prove-no = If that was not you, do nothing. This link stops working tomorrow, and no more emails come.
no-more = To get no more of these emails: { $link }
