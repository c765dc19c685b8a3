### What is asked, what can be done, what happened and why not.
###
### The command line and the browser fill these messages in the same way, from the JSON of the game (docs/protocol.md).
### The message is named by its kind and the tag of the JSON, with `_` as `-`:
###
###   question-<question>   what a player is asked        {"question":"discard", ...}: question-discard
###   event-<event>         what happened                 {"event":"sold", ...}: event-sold
###   secret-<event>        what only one player knows    {"event":"drew_card", ...}: secret-drew-card
###   refusal-<reason>      why a move is refused         {"reason":"not_in_hand", ...}: refusal-not-in-hand
###   obstacle-<obstacle>   what is in the way            {"obstacle":"empty_hand"}: obstacle-empty-hand
###
### The variables are the fields of the JSON by their names, `_` kept:
###
###   a seat (`seat`, `first`, `chosen`, `with`, `chooser`)   the name of the player, or seat-number
###   a card, a tile                                          its name (names.ftl)
###   stones                                                  "R R B" or marks; `none` if there are none
###   the colour of a stone (`colour`, `from`, `to`)          "R" or a mark
###   `family`                                                $family, family-word-<family>, and $family_id, the word
###   `phase`, `timing`, `from` and `to` of questions          the word of the JSON, to select by
###   numbers                                                 numbers
###   true and false                                          `yes` and `no`
###   a list of cards                                         the names as a list (see `list-and`); `none` if empty
###   null                                                    `none`
###   `filter`                                                its fields are variables of their own, as above
###   `obstacle` in a refusal                                 $obstacle, the message obstacle-<obstacle>
###
### Two cases are told apart by `none`: $by is `none` if it is the same card as `card`, and $with is `none` if it is the
### same seat as `seat`.
###
### Moves are named by their verb in the notation: move-hunt, move-sell and so on. Their variables:
###
###   take, use-tile: $tile      hunt, tame, use: $card      sell, summon, remove: $card, $stones (or `none`)
###   keep: $stones (or `none`)  pay: $stones                family: $family
###   upgrade: $colour, $to (the better stone)               end: nothing
###   pick: $card, $question (the tag of what is asked), $from, $by
###   player: $seat, $question, $points (`none` if the question has none)
###   done: $question
###   choose has no message: the choices have texts of their own, which are joined by `choices-and`
###
### Variables are not isolated (useIsolating: false).

# All but the last, joined by ", ", and the last.
list-and = { $before } and { $last }
# Two choices that are made together.
choices-and = { $before }; { $after }
seat-number = Seat { $number }
no-stones = no stones
some-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Parts of messages

# " for R B", after the card that is paid for or sold.
for-stones = { $stones ->
        [none] {""}
       *[other] {" "}for { $stones }
    }
for-paid = { $paid ->
        [none] {""}
       *[other] {" "}for { $paid }
    }
# The card or tile that is the reason, after what happened.
because = { $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }
# Stones that a player has or gives: each field of an event that can be empty needs its own.
bag-stones = { $stones ->
        [none] no stones
       *[other] { $stones }
    }
bag-gave = { $gave ->
        [none] no stones
       *[other] { $gave }
    }
bag-took = { $took ->
        [none] no stones
       *[other] { $took }
    }
bag-kept = { $kept ->
        [none] no stones
       *[other] { $kept }
    }
bag-lost = { $lost ->
        [none] no stones
       *[other] { $lost }
    }
# "a fire card", "an earth card"
a-card = { $family_id ->
        [earth] an
       *[other] a
    } { $family } card
# One card that a filter accepts. The place follows, and then what else it must have.
filter-one = { $other ->
        [yes] one other
       *[no] one
    } { filter-card }
filter-a = { $other ->
        [yes] another
       *[no] { $family_id ->
            [earth] an
           *[other] a
        }
    } { filter-card }
filter-card = { $family_id ->
        [none] card
       *[other] { $family } card
    }
filter-has = { $instant ->
        [yes] {" "}that has an instant effect{ $cost_up_to ->
            [none] {""}
           *[other] {" "}and a written cost of { $cost_up_to } or less
        }
       *[no] { $cost_up_to ->
            [none] {""}
           *[other] {" "}that has a written cost of { $cost_up_to } or less
        }
    }

## What an effect asks, in the same words on the card and in the question

ask-discard-from-hand = discard a card from your hand
ask-hand-onto-pile = put a card from your hand on top of the draw pile
ask-discard-from-area = discard { filter-one } from your area{ filter-has }
ask-recover = recover { filter-one } in your area{ filter-has }
ask-summon-free = summon { $from ->
        [discard] { filter-a } from the discard pile{ filter-has }
       *[hand] { filter-a } from your hand{ filter-has }
    } for free
ask-pay = pay stones worth { $price }
ask-shelter-from-hand = shelter a card from your hand
ask-shelter-from-display = shelter a card from the display
ask-discard-sheltered = discard one of your sheltered cards
ask-swap = swap { filter-one } in your area with it

## Questions

question-take-tile = Take an artifact tile.
question-hunt = Mark a card on the display.
question-act = Take your actions, then end your turn.
question-resolve = Use an active effect.
question-keep-stones = You have too many stones: keep { $limit } of them.
question-choose = { $by }: choose { $least ->
        [0] { $most ->
            [1] one effect or none
            [2] up to two different effects, or none
            [3] up to three different effects, or none
           *[other] up to { $most } different effects, or none
        }
        [1] { $most ->
            [1] one effect
            [2] one or two different effects
            [3] one to three different effects
           *[other] one to { $most } different effects
        }
        [2] { $most ->
            [2] two different effects
            [3] two or three different effects
           *[other] two to { $most } different effects
        }
       *[other] { $least } to { $most } different effects
    }.
question-choose-family = { $by }: choose a family to earn { some-points } per card of it in your area.
question-onto-pile = { $by }: { ask-hand-onto-pile }.
question-upgrade = { $by }: upgrade { $left ->
        [1] one of your stones
       *[other] up to { $left } of your stones, one at a time
    }{ $may_stop ->
        [yes] , or stop
       *[no] {""}
    }.
question-upgrade-received = { $by }: upgrade one of the stones you receive: { $stones }.
question-pay = { $by }: { ask-pay }.
question-shelter = { $by }: { $from ->
        [display] { ask-shelter-from-display }
       *[hand] { ask-shelter-from-hand }
    }.
question-take = { $by }: { $from ->
        [area] { ask-recover }
        [shelter] retrieve one of your sheltered cards
       *[discard] take { a-card } from the discard pile
    }.
# The card that asks, and whose it is if it asks another player.
asker = { $chooser ->
        [none] { $by }
       *[other] { $chooser }'s { $by }
    }
question-discard = { asker }: { $from ->
        [hand] { $may_stop ->
            [yes] { $left ->
                [none] discard any number of cards from your hand, one at a time, or stop
                [1] discard a card from your hand, or stop
               *[other] discard up to { $left } cards from your hand, one at a time, or stop
            }
           *[no] { ask-discard-from-hand }
        }
        [shelter] { ask-discard-sheltered }
       *[area] { $may_stop ->
            [yes] { $left ->
                [1] discard one other card from your area, or stop
               *[other] discard up to { $left } other cards from your area, one at a time, or stop
            }
           *[no] { ask-discard-from-area }
        }
    }.
question-steal-from = { $by }: choose an opponent to steal { some-points } from.
question-summon = { $by }: { ask-summon-free }.
question-choose-player = { $by }: choose a player who must { $to ->
        [swap] swap { a-card } with it
       *[discard] discard { a-card }
    }.
question-swap = { asker }: { ask-swap }.
question-copy-instant = { $by }: choose another card and copy its instant effect.
question-copy-active = { $by }: choose another card and copy its active effect.
question-activate = { $by }: choose the active effect to activate{ $all ->
        [yes] {" "}next
       *[no] {""}
    }.

## Moves

move-take = Take { $tile }
move-hunt = Mark { $card }
move-sell = Sell { $card }{ for-stones }
move-tame = Tame { $card }
move-summon = Summon { $card }{ for-stones }
move-remove = Remove { $card }{ for-stones }
move-use-tile = Use { $tile }
move-use = Use { $card }
move-end = End the turn
move-keep = Keep { bag-stones }
move-family = Choose { $family }
move-upgrade = Upgrade { $colour }{ $to ->
        [none] {""}
       *[other] {" "}to { $to }
    }
move-pay = Pay { $stones }
move-pick = { $question ->
        [take] { $from ->
            [area] Recover { $card }
            [shelter] Retrieve { $card }
           *[discard] Take { $card }
        }
        [discard] Discard { $card }
        [onto_pile] Put { $card } on top of the draw pile
        [summon] Summon { $card } for free
        [shelter] Shelter { $card }
        [swap] Swap { $card } with { $by }
        [copy_instant] Copy { $card }
        [copy_active] Copy { $card }
       *[other] Choose { $card }
    }
move-player = { $question ->
        [steal_from] Steal { some-points } from { $seat }
       *[other] Choose { $seat }
    }
move-done = { $question ->
        [discard] Discard no more
        [upgrade] Upgrade no more
        [choose] Choose none
       *[other] Stop
    }

## Events

event-round-began = Round { $round } begins; { $first } goes first.
event-phase-began = { $phase ->
        [hunting] The Hunting Phase begins.
        [action] The Action Phase begins.
        [resolution] The Resolution Phase begins.
       *[over] There are no more phases.
    }
event-revealed = { $card } is revealed.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-hunted = { $seat } marks { $card }.
event-passed = { $seat } has no card to mark and passes.
event-sold = { $seat } sells { $card }{ for-stones }.
event-tamed = { $seat } tames { $card }.
event-summoned = { $seat } summons { $card }{ for-paid }.
event-summoned-free = { $seat } summons { $card } for free{ because }.
event-removed = { $seat } removes { $card }{ for-paid }.
event-turn-ended = { $seat } ends the turn.
event-used = { $seat } uses { $card }.
event-copied = { $seat }'s { $card } copies { $from }.
event-took-tile = { $seat } takes { $tile }.
event-tile-idle = { $seat } gets no effect from { $tile }.
event-used-tile = { $seat } uses { $tile }.
event-returned-tile = { $seat } returns { $tile } to the display, with a square marker on it.
event-family-chosen = { $seat } chooses { $family }{ because }.
event-stones-paid = { $seat } pays { bag-stones }{ because }.
event-stone-upgraded = { $seat } upgrades { $from } to { $to }{ because }.
event-player-chosen = { $seat } chooses { $chosen }{ because }.
event-stones-earned = { $seat } earns { bag-stones }{ because }.
event-stones-spent = { $seat } discards { bag-stones }{ because }.
event-stones-exchanged = { $seat } exchanges { bag-gave } for { bag-took }{ because }.
event-stones-kept = { $seat } has too many stones, keeps { bag-kept } and discards { bag-lost }.
event-points-earned = { $seat } earns { some-points }{ because }.
event-points-lost = { $seat } loses { some-points }{ because }.
event-drew = { $seat } draws a card{ because }.
event-recovered = { $seat } recovers { $card }{ because }.
event-discarded-from-hand = { $seat } discards { $card } from their hand{ because }.
event-discarded-from-area = { $seat } discards { $card } from their area{ because }.
event-took-from-discard = { $seat } takes { $card } from the discard pile{ because }.
event-put-on-pile = { $seat } puts { $card } on top of the draw pile.
event-put-hand-card-on-pile = { $seat } puts a card from their hand on top of the draw pile{ because }.
event-hand-revealed = { $seat } reveals { $cards ->
        [none] an empty hand
       *[other] { $cards }
    }{ because }.
event-swapped = { $with ->
        [none] { $seat }'s { $card } and { $other } stay where they are
       *[other] { $seat }'s { $card } and { $with }'s { $other } swap areas
    }{ because }.
event-sheltered = { $seat } shelters { $card }{ because }.
event-retrieved = { $seat } retrieves { $card }{ because }.
event-discarded-from-shelter = { $seat } discards { $card } from their shelter{ because }.
event-area-taken = { $seat } takes one more area and now has { $areas }{ because }.
event-game-ended = The game is over.

## What only one player knows

secret-drew-card = You draw { $card }.
secret-put-card-on-pile = You put { $card } on top of the draw pile.

## Why a move is refused: part of a sentence

refusal-game-over = the game is over
refusal-not-the-question = that is not what is being asked now
refusal-not-on-display = { $card } is not on the display
refusal-tile-taken = { $tile } is not on the display
refusal-tile-blocked = your square marker is on { $tile }: you had it last round
refusal-not-your-tile = you do not have { $tile }
refusal-no-tile-action = { $tile } is not an action tile
refusal-cannot-use-tile = { $tile } cannot be used now: { $obstacle }
refusal-cannot-upgrade = there is no { $colour } to upgrade here
refusal-marked = { $seat } has already marked { $card }
refusal-not-your-marker = your marker is not on { $card }
refusal-markers-left = { $count ->
        [one] your marker is still on a card: sell it or tame it first
       *[other] your markers are still on { $count } cards: sell or tame them first
    }
refusal-not-in-hand = { $card } is not in your hand
refusal-not-in-area = { $card } is not in your area
refusal-areas-full = your areas are full: { $summoned } of { $areas }
refusal-too-expensive = it costs { $cost }, and your stones are worth { $worth }
refusal-stones-missing = you cannot pay { $pay }: you have { $have ->
        [none] no stones
       *[other] { $have }
    }
refusal-pays-too-little = it costs { $cost }, and you offer { $worth }
refusal-pays-too-much = it costs { $cost }: { $pay } has a stone you do not need
refusal-cannot-resolve = { $card } cannot be summoned now: { $obstacle }
refusal-no-active-effect = { $card } has no active effect
refusal-already-used = the effect of { $card } has already been used
refusal-cannot-use = { $card } cannot be used now: { $obstacle }
refusal-cannot-keep = you cannot keep { $keep }: you have { $have }, keep exactly { $limit } of them
refusal-keep-exactly = you have { $have }, keep exactly { $limit } of them
refusal-choose-between = choose { $least ->
        [1] { $most ->
            [1] exactly 1
           *[other] 1 to { $most }
        }
        [2] { $most ->
            [2] exactly 2
           *[other] 2 to { $most }
        }
       *[other] { $least } to { $most }
    }
refusal-not-offered = that choice is not possible: { $obstacle }
refusal-cannot-pick = { $card } cannot be chosen here
refusal-cannot-choose-player = { $seat } cannot be chosen here

## What stands in the way: part of a sentence

obstacle-nothing-to-draw = the draw pile and the discard pile are both empty
obstacle-shuffled-before = the draw pile is empty, and the discard pile can be shuffled only once per turn
obstacle-points-missing = you need { some-points }
obstacle-stones-missing = you need { $stones }
obstacle-empty-hand = you have no card in hand for it
obstacle-no-card-in-area = no card in your area fits
obstacle-none-in-discard = there is no { $family } card in the discard pile
obstacle-nobody-to-rob = no opponent has any points
obstacle-no-free-area = the card summoned for free needs a free area
obstacle-nothing-to-summon = no card in your hand can be summoned for free
obstacle-nobody-has = no player has a summoned { $family } card
obstacle-nothing-to-copy = no other card in your area has an effect that can be copied
obstacle-too-few-choices = not enough of its options are possible
obstacle-no-such-choice = there is no such option
obstacle-nothing-to-upgrade = you have no stone that can be upgraded
obstacle-nothing-sheltered = you have no sheltered card
obstacle-nothing-to-shelter = there is no card to shelter
obstacle-nothing-to-activate = no active effect in your area can be used
obstacle-cannot-pay = it costs { $price }, more than your stones are worth
obstacle-nothing-to-summon-from-discard = no card in the discard pile can be summoned for free

## Events and questions, told to the player whom they are about. The variables are the same.
##
##   you-<event>        what you did, or what happened to you
##   to-you-<event>     what another player did to you
##   yourself-<event>   what you did to yourself
##   your-<question>    what a card of your own asks of you

you-round-began = Round { $round } begins; you go first.
you-hunted = You mark { $card }.
you-passed = You have no card to mark and pass.
you-sold = You sell { $card }{ for-stones }.
you-tamed = You tame { $card }.
you-summoned = You summon { $card }{ for-paid }.
you-summoned-free = You summon { $card } for free{ because }.
you-removed = You remove { $card }{ for-paid }.
you-turn-ended = You end your turn.
you-used = You use { $card }.
you-copied = Your { $card } copies { $from }.
you-took-tile = You take { $tile }.
you-tile-idle = You get no effect from { $tile }.
you-used-tile = You use { $tile }.
you-returned-tile = You return { $tile } to the display, with your square marker on it.
you-family-chosen = You choose { $family }{ because }.
you-stones-paid = You pay { bag-stones }{ because }.
you-stone-upgraded = You upgrade { $from } to { $to }{ because }.
you-player-chosen = You choose { $chosen }{ because }.
yourself-player-chosen = You choose yourself{ because }.
to-you-player-chosen = { $seat } chooses you{ because }.
you-stones-earned = You earn { bag-stones }{ because }.
you-stones-spent = You discard { bag-stones }{ because }.
you-stones-exchanged = You exchange { bag-gave } for { bag-took }{ because }.
you-stones-kept = You have too many stones, keep { bag-kept } and discard { bag-lost }.
you-points-earned = You earn { some-points }{ because }.
you-points-lost = You lose { some-points }{ because }.
you-drew = You draw a card{ because }.
you-recovered = You recover { $card }{ because }.
you-discarded-from-hand = You discard { $card } from your hand{ because }.
you-discarded-from-area = You discard { $card } from your area{ because }.
you-took-from-discard = You take { $card } from the discard pile{ because }.
you-put-on-pile = You put { $card } on top of the draw pile.
you-put-hand-card-on-pile = You put a card from your hand on top of the draw pile{ because }.
you-hand-revealed = You reveal { $cards ->
        [none] an empty hand
       *[other] { $cards }
    }{ because }.
you-swapped = { $with ->
        [none] Your { $card } and { $other } stay where they are
       *[other] Your { $card } and { $with }'s { $other } swap areas
    }{ because }.
to-you-swapped = { $seat }'s { $card } and your { $other } swap areas{ because }.
you-sheltered = You shelter { $card }{ because }.
you-retrieved = You retrieve { $card }{ because }.
you-discarded-from-shelter = You discard { $card } from your shelter{ because }.
you-area-taken = You take one more area and now have { $areas }{ because }.

your-swap = Your { $by }: { ask-swap }.
your-discard = Your { $by }: { ask-discard-from-area }.

## Reviews: why a way to go on is better than the one that was played

review-wins-now = It wins the game in this round, with { $points } points after the turn.
review-more-points = { $points ->
        [one] It brings { $points } point more in the turn.
       *[other] It brings { $points } points more in the turn.
    }
review-brings = { $points ->
        [one] { $source } brings { $points } point more.
       *[other] { $source } brings { $points } points more.
    }
review-keeps-stones = Stones worth { $worth } are not lost to the limit.
review-takes-first = Otherwise { $player } takes { $card }.
