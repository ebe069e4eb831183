# Damage to files: what is wrong, and what helps.

damage-in-file = { $file }: { $what }

## What is wrong with a saved game
damage-missing = There is no such file. Check its name, or plug in the drive it is on.
damage-forbidden = You aren’t allowed to read this file. Change its permissions, or copy it somewhere else.
damage-held = A server of tables has this game. Play it there, or end the server first.
damage-folder = This is a folder. Choose a saved game in it.
damage-device = This is a device or a pipe. Choose a saved game.
damage-name-long = The name of the file is too long. Give it a shorter one.
damage-unreadable = The file can’t be read. Check the drive it is on, or take a copy from elsewhere.
damage-large = The file is larger than any saved game. Choose another one.
damage-encoding = The file contains something that isn’t text (byte { $byte }).
damage-toml = Line { $line } of the file makes no sense.
damage-toml-deep = The file is nested too deeply.
damage-toml-number = The file contains a number that is far too large.
damage-toml-number-at = “{ $place }” is { $value }: that number is too large.
damage-newer = This game comes from a newer version of the program ({ $entry } { $version }; this one reads up to { $newest }). Update the program.
damage-version = “{ $entry }” is { $version }; it must be 1 or more.
damage-entry = “{ $entry }” is missing; the file may have been cut short.
damage-entry-integer = “{ $entry }” is { $value }; it must be a whole number.
damage-entry-text = “{ $entry }” is { $value }; it must be text.
damage-entry-flag = “{ $entry }” is { $value }; it must be true or false.
damage-entry-list = “{ $entry }” is { $value }; it must be a list.
damage-entry-table = “{ $entry }” is { $value }; it must be a table.
damage-table-deep = “table” is nested too deeply.
damage-secret = The bots’ secret number in the file is damaged; it must be 32 hexadecimal digits.
damage-seed = The seed is { $seed }; it must be between 0 and { $most }.
damage-seat = Seat { $number } is { $value }; it must be a table.
damage-seat-colour = Seat { $number } has the colour { $colour }, which doesn’t exist.
damage-seat-long = “{ $entry }” of seat { $number } is { $length } characters long; it may be up to { $most }.
damage-seat-player = Seat { $number } is played by { $player }, which can’t be the name of a bot.
damage-edition = There is no edition { $edition }; there are { $known }.
damage-content = This game was played with other content than this program has ({ $parts }). Start the program with the content folder it was played with.
damage-person = The persons that the file brings along are damaged.
damage-own-edition = The edition that the file brings along is damaged.
damage-own-content = This game has content of its own ({ $names }). A server plays with the printed kind only: play it at home.
damage-option = There is no option { $option }.
damage-bot = { $name } is played by a bot called “{ $bot }”, which this program doesn’t know ({ $known }). Change the player in the file, or watch the game instead.
damage-players = A game has 2 to { $most } players, not { $players }.
damage-same-colour = Two seats have the same colour.
damage-first = The first player, { $first }, has no seat.
damage-setup = No game can be set up with this edition and these options.
damage-move = Move { $number } is { $value }; it must be text.
damage-move-text = Move { $number } ({ $move }) is no move.
damage-move-illegal = Move { $number } ({ $move }) isn’t allowed at that point.
damage-move-after-end = Move { $number } ({ $move }) comes after the end of the game.
damage-no-game = The file holds no game.

## What helps
damage-repair = The intact part can be recovered: choose the file from the saved games.
damage-lost = None of it can be recovered; use another copy, if there is one.
damage-sound = { $moves ->
    [0] Only the beginning of the game is intact.
    [one] Its first move is intact.
   *[other] Its first { $moves } moves are intact.
}

## Why the system refuses
damage-system-missing = No such file or folder
damage-system-forbidden = Permission denied
damage-system-full = No space left on device
damage-system-read-only = The disk is read-only
damage-system-name-long = The name is too long
damage-system-broken = The disk doesn’t respond
damage-system-memory = Not enough memory
damage-system-busy = Another program is using it
damage-system-open-files = Too many files are open
damage-system-other = System error { $number }

## What is wrong with a file of one’s own
mistake-found = { $place }: expected { $expected }, found { $found }.
mistake-lacks = { $place }: expected { $expected }, found nothing.
mistake-bytes = at most { $most } bytes
mistake-utf-8 = text in UTF-8
mistake-other-key = another key than in { $other }
mistake-picture = the name of a PNG or SVG file in the same folder
mistake-picture-file = the file { $name } in the same folder
mistake-number = a whole number from { $low } to { $high }
mistake-flag = true or false
mistake-one-of = one of { $known }
mistake-keys = one of the keys { $known }
mistake-table = a table [{ $entry }]
mistake-key = 1 to 31 small letters a to z and digits, the first a letter
mistake-person-key = a key that no printed person has
mistake-edition-key = a key that no printed edition has
mistake-language = the code of a language, such as en
mistake-line = a text of one line with up to { $most } letters
mistake-name = a name, as there are other words for { $language }
mistake-names = a table [names] with a name in one language or more
mistake-languages = at most { $most } languages
mistake-letter = A, B or C for a grey person, or replaces for a brown one
mistake-not-both = either this or letter, not both
mistake-effect = tables [[effect]], or one of { $known }
mistake-no-number = no such key beside the steps of an effect
mistake-numbers = no such key, as { $effect } asks for { $numbers }
mistake-no-numbers = no such key, as { $effect } asks for no numbers
mistake-measure = a measure
mistake-amount = a number from 0 to { $high }
mistake-icons = a list of up to { $most } rows of icons
mistake-steps = steps from 1 to { $most }, each a table [[effect]]
mistake-options = a list of 2 to { $most } options
mistake-deeds = a table, or a list of up to { $most }
mistake-limit = a whole number from 0 to { $high }, or below
mistake-pieces = one, all, or the most pieces from 1 to { $high }
mistake-not-with = no such key with { $value }
mistake-not-without = no such key without { $entry }
mistake-not-for = no such key for { $measure }
mistake-one-piece = no such key unless one piece is moved
