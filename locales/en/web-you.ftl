# What only the browser says to the player whom it is about; events and questions are in you.ftl.

you-name = You
you-log-undone = You undo a move.
you-log-kept = A bot now plays for you.
you-log-returned = You are back.
you-refusal-marked = you have already marked { $card }
where-display-marked-you = on the display, with your marker
where-area-you = in your area
where-shelter-you = in your shelter
where-before-you = in front of you
areas-of-you = Your area: { $used } of { $areas } used
shelter-of-you = Your shelter
