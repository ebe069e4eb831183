# The shell: title, new game, saved games, settings, pause, results.

shell-round = Round { $label }
shell-colour-blue = Blue
shell-colour-green = Green
shell-colour-red = Red
shell-colour-yellow = Yellow
shell-colour-purple = Purple

## Sentences when something is wrong
shell-settings-unwritable = The settings can’t be written to { $file } ({ $reason }). They hold until you leave; check that the folder may be written to and has room.
shell-settings-unreadable = The settings in { $file } can’t be read, so the usual ones are used. Check that the file may be read and written.
shell-settings-no-file = { $file } is a pipe or a device, not a file, so no settings are kept there: the usual ones are used. Name another file with --settings, or delete it.
shell-settings-too-large = The settings file is too large to be one; it is kept as { $file }, and the usual settings take its place. Delete it if you don’t need it.
shell-settings-broken = Part of the settings couldn’t be understood ({ $reason }). The old file is kept as { $file }; the usual settings take its place.
shell-launch-edition = There is no edition “{ $edition }”; there are { $allowed }.
shell-launch-number = A game has { $fewest } to { $most } players, not { $players }.
shell-launch-nameless = Every player needs a name.
shell-launch-name-long = The name “{ $name }” is too long: { $most } letters are allowed.
shell-launch-colour = There is no colour “{ $colour }”; there are { $allowed }.
shell-launch-bot = There is no bot “{ $bot }”; there are { $allowed }.
shell-launch-namesakes = Two players are called { $name }; every player needs a name of their own.
shell-launch-same-colour = Two players have the same colour; every player needs a colour of their own.
shell-saves-unwritable = Games can’t be saved in { $folder }. They are saved in { $instead } for now; check that the folder may be written to.
shell-load-failed = This game can’t be opened: { $reason }
shell-imported = “{ $game }” is among your saved games now.
shell-continue-nothing = There is no unfinished game to continue.
shell-crash = Something went wrong in the program. Your game is saved up to the last move. What happened is written down in { $file }.
shell-crash-unlogged = Something went wrong in the program. Your game is saved up to the last move.
shell-cannot-go-on = The program can’t go on ({ $reason }).
shell-cannot-go-on-logged = The program can’t go on ({ $reason }). What happened is written down in { $file }.
shell-no-display = There is no screen to show the window on ({ $reason }). Start the program on a desktop; on a distant machine turn on the forwarding of windows, and where SDL_VIDEODRIVER is set, unset it.

## Title
shell-subtitle = Paris, at the end of the fourteenth century
shell-continue = Continue
shell-continue-note = { $names } · round { $label }
shell-new = New game
shell-load = Saved games
shell-settings = Settings
shell-quit = Quit
shell-ok = OK
shell-no = No
shell-back = Back

## New game
shell-players = Players
shell-name = Name
shell-colour = Colour
shell-player-human = Human
shell-player-random = Bot · random
shell-player-quick = Bot · quick
shell-player-easy = Bot · easy
shell-player-normal = Bot · normal
shell-player-hard = Bot · hard
shell-player-master = Bot · master
shell-add-player = Add a player
shell-start = Start
shell-rules = Rules
shell-edition = Edition
shell-edition-anniversary = 10th Anniversary
shell-edition-alea-2007 = alea 2007
shell-edition-riogrande-2007 = Rio Grande 2007
shell-edition-bluebear = BlueBear online
shell-edition-custom = Custom edition
shell-option-hotel-double-at = Influence for two hotel benefits
shell-option-coins-limited = Only 25 coins in all
shell-option-fool-from-notredame = The fool may take from Notre Dame
shell-option-message-cube-prestige = Prestige of the cube message
shell-option-may-decline = A card may be played for nothing
shell-new-persons = New Persons
shell-open-prestige = Open prestige
shell-open-hands = Open hands
shell-seed = Seed (by chance)

## Settings
shell-pace = Pace
shell-pace-slow = Slow
shell-pace-normal = Normal
shell-pace-fast = Fast
shell-pace-instant = At once
shell-text-scale = Text size
shell-text-100 = Normal
shell-text-150 = Large
shell-text-200 = Very large
shell-language = Language
shell-language-own = English
shell-effects = Sounds
shell-ambience = Music and room
shell-muted = Mute everything
shell-fullscreen = Full screen (F11)
shell-high-contrast = High contrast
shell-reduced-motion = Less motion

## Saved games
shell-load-none = No saved games yet. Every game is saved by itself, move by move.
shell-load-note = Round { $label } · { $day }, { $time }
shell-load-finished = Finished · { $day }, { $time }
shell-load-damaged = Damaged: { $reason }
shell-load-broken = Damaged
shell-delete = Delete
shell-delete-really = Delete the game of { $game }? It can’t be brought back.
shell-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## Pause
shell-pause = Pause
shell-resume = Go on
shell-save-and-title = Save and go to the title
shell-save-and-quit = Save and quit

## Result
shell-wins = { $name } wins
shell-share-win = { $names } and { $last } share the win
shell-tie-broken = A tie at { $prestige } prestige, decided by coins and cubes in the cache: { $held }.
shell-tie-shared = A tie at { $prestige } prestige, and just as many coins and cubes in the cache: { $held }.
shell-result-line = { $rank }. { $name }: { $prestige } prestige ({ $held } coins and cubes)
shell-prestige = Prestige
shell-held = Coins and cubes
shell-chart = Prestige after each round
shell-title = Title
shell-again = New game, same group

## Hints: what the control with the focus is for
shell-hint-name = Who sits here. The order of the seats is the order of play, clockwise.
shell-hint-colour = The player’s colour and symbol. Who has that colour already gets yours.
shell-hint-remove = Take this player away.
shell-hint-player-human = A person at this screen.
shell-hint-player-random = Plays anything that is allowed.
shell-hint-player-quick = Decides at once, by simple judgement.
shell-hint-player-easy = Knows the rules and often slips: good for a first game.
shell-hint-player-normal = A fair opponent who slips now and then.
shell-hint-player-hard = Thinks ahead and doesn’t slip.
shell-hint-player-master = Thinks ahead for a few seconds: the strongest there is.
shell-hint-edition-anniversary = The rulebook of the 10th Anniversary edition.
shell-hint-edition-alea-2007 = The first edition, as it was printed in 2007.
shell-hint-edition-riogrande-2007 = The first English edition: coins never run out.
shell-hint-edition-bluebear = The online version of BlueBear: milder, with small differences.
shell-hint-edition-custom = An edition of your own: what is set beneath.
shell-hint-option-hotel-double-at = From this influence on, the hotel gives two benefits instead of one.
shell-hint-option-coins-limited = The bank can run out; then the richest other player pays.
shell-hint-option-fool-from-notredame = The fool may also take a cube out of the cathedral.
shell-hint-option-message-cube-prestige = The prestige of the message that brings a cube.
shell-hint-option-may-decline = A card may be laid down without doing what it says.
shell-hint-new-persons = 18 further persons join; nine of all grey ones take part in each game.
shell-hint-open-prestige = Everybody sees everybody’s prestige. Otherwise it is secret until the end.
shell-hint-open-hands = All hands lie open, for families. Otherwise a curtain hides each player’s cards.
shell-hint-seed = The number all chance comes from: the same seed deals the same game again.
