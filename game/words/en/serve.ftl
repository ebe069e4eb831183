# A server of tables: what its page says besides what stands on every phone.

## The page
serve-label-open = Open a table
serve-label-tables = My tables
serve-label-no-tables = You have been at no table here yet. Open the link that a friend has sent you.
serve-label-key-needed = Only whoever has the server’s own link can open tables here.
serve-label-options = Rules
serve-label-edition = Edition
serve-label-file = Go on with a saved game
serve-label-file-how = Its file tells all hands; everyone at the table is told so.
serve-label-file-large = This file is too large to be opened here.
serve-label-invite = Invite friends
serve-label-invite-how = Whoever has this link can ask for a seat.
serve-label-own = Play on another device
serve-label-own-how = This link is yours alone: it opens your seat anywhere. Don’t give it away.
serve-label-key = Code from the link
serve-label-key-hint = It stands at the end of the link, after the #.
serve-label-key-old = This link lets no one new in any more. Ask whoever invited you for the new one.
serve-label-new-code = New link
serve-label-send-away-sure = Send this player away? They lose their seat for good. Whoever has the link can come in again as someone else, unless a new one is made.
serve-label-send-away-code = Send away, new link
serve-label-copy = Copy
serve-label-copied = Copied
serve-label-table = This table
serve-label-save = Save as a file
serve-label-save-how = The file holds the seed and all hands. While the game goes on, everyone is told that you have it.
serve-label-put-away = Put away
serve-label-put-away-how = Everyone is sent home. Any of its links opens the table again.
serve-label-end = End for good
serve-label-end-sure = End this table for good? No one comes back in.
serve-label-patience = A bot moves after
serve-label-patience-how = It takes that one turn for whoever takes longer. The seat stays theirs.
serve-label-go = Go there
serve-label-your-turn = Your turn

## Sentences
serve-seat-free = free
serve-disk-full = The server can’t write anything down now. The game goes on as soon as it can.
serve-disk-full-opening = The server can’t write anything down now. Your table opens as soon as it can.
serve-disk-again = The server writes again.
serve-opener-only = Only whoever opened this table can do that.
serve-ended = This table was ended by whoever opened it. Thank you for playing!
serve-put-away = This table was put away. Any of its links opens it again.
serve-new-link = The table has a new link, which stands with the invitation. The old one lets no one new in; everyone who is here stays.
serve-unused = Nobody was here for { $days } days, so this table was put away. Its link opens it again.
serve-no-game = No game has begun here yet.
serve-saved = { $name } has saved this game as a file. The file tells all hands.
serve-from-file = { $name } opened this game from a file. That file tells all hands.
serve-damaged = This table can’t be opened: its file is damaged. Whoever runs the server can look at it.
serve-back-at-once = The server starts again. Everyone is back at once.
serve-key-needed = Only whoever has the server’s own link can open tables here.
serve-too-many = Too many tables were opened. Please try again later.
serve-waits = Waiting for { $names } { $since }
serve-waits-you = Waiting for you { $since }
serve-waits-you-too = Waiting for you and { $names } { $since }
serve-since = { $unit ->
        [days] { $n ->
            [one] for { $n } day
           *[other] for { $n } days
        }
        [hours] { $n ->
            [one] for { $n } hour
           *[other] for { $n } hours
        }
        [minutes] { $n ->
            [one] for { $n } minute
           *[other] for { $n } minutes
        }
       *[moments] for a moment
    }
serve-over = The game is over
serve-before = Not begun yet
serve-turn-told = It’s your turn, { $name }: the table of { $names } waits for you.
serve-patience-never = never
serve-patience = a bot takes a turn after { $length }
serve-patience-set = { $name } has chosen: a bot takes the turn of whoever takes longer than { $length }. The seat stays theirs.
serve-patience-unset = { $name } has chosen: the game waits for everyone, however long.
serve-bot-took = A bot takes this turn for { $name }, who took too long.
serve-bot-at = { $name } has until { $time }; then a bot moves
serve-length = { $unit ->
        [days] { $n ->
            [one] { $n } day
           *[other] { $n } days
        }
       *[hours] { $n ->
            [one] { $n } hour
           *[other] { $n } hours
        }
    }

## Notices
serve-label-notify = Tell me when it’s my turn
serve-label-notify-off = No longer tell me
serve-label-notify-how = This device tells you, also while this page is closed. The notice names the table, nothing of the game. It comes by way of your browser’s maker, who can’t read it.
serve-label-notify-there = An iPhone or iPad tells you of your turn only from the home screen: put this page there first.
serve-label-notify-denied = Notices of this page are blocked. Allow them in the browser’s settings.
serve-label-notify-failed = This browser couldn’t be set up for notices.
serve-label-quiet = Silent at night
serve-label-quiet-from = from
serve-label-quiet-to = to
serve-label-quiet-how = What falls in these hours comes when they end, if it’s still your turn.
serve-push-title = It’s your turn
serve-push-body = Notre Dame with { $names }
serve-push-unavailable = This server can’t send notices.
serve-push-unknown = This browser’s push service isn’t known here.
