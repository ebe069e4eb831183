# The settings: groups, choices, what each is for; keys and buttons; the foot of every menu.

settings-game = The game
settings-sight = Display and reading
settings-sound = Sound
settings-screen = Screen and controls

settings-hands = Hands
settings-hands-curtain = Curtain
settings-hands-open = Open
settings-rumble = Controller vibration
settings-display = Screen
settings-display-name = { $number }: { $width } × { $height }
settings-bindings = Keys and buttons
settings-bindings-change = Change …

## What each setting is for
settings-about-pace = How fast pieces move and bots play.
settings-about-hands = Behind a curtain, or open for everyone to see; in this game too.
settings-about-confirm-turns = “Done” after each turn that can be taken back; otherwise the game moves on by itself.
settings-about-language = The language of all texts.
settings-about-text-scale = Enlarges all text; nothing is cut off.
settings-about-high-contrast = Black ink on light parchment, plain dark wood.
settings-about-reduced-motion = Pieces and cards change place without flying.
settings-about-read-aloud = The system’s voice says what is on the screen (F8). Hidden hands are said only with headphones or one player.
settings-about-effects = How loud cards, cubes, bells and rats are.
settings-about-music = How loud the music is; all the way to the left there is none.
settings-about-ambience = How loud the room and the harbour are.
settings-about-muted = No sound at all.
settings-about-sample-music = Plays a piece of music by itself, as loud as music is set.
settings-about-sample-bells = Rings a bell of the cathedral or of the bellringer.
settings-about-sample-effects = Plays a sound of the table, as loud as sounds are set.
settings-about-fullscreen = Fill the whole screen.
settings-about-display = Which of your screens the table is on.
settings-about-rumble = A controller vibrates on its player’s turn, if it can.
settings-about-bindings = What each key and each button of a controller does.

## Keys and buttons
settings-keyboard = Keyboard
settings-pad = Controller
settings-first = Restore defaults
settings-press-key = Press the new key for “{ $action }”. Esc leaves everything as it is.
settings-press-button = Press the new button for “{ $action }”. Its current one, or Esc on a keyboard, leaves everything as it is.
settings-bound = “{ $action }” has been reassigned.
settings-swapped = “{ $action }” and “{ $other }” have been swapped.
settings-taken = This is now “{ $action }”; “{ $other }” keeps its other keys or buttons.
settings-taken-last = This is now “{ $action }”; “{ $other }” has none left here.
settings-needed = “{ $other }” needs this one. Assign it another first.
settings-unbindable = This one can’t be assigned. Press another.
settings-as-at-first = All keys and buttons have been restored.
settings-about-slot = Assign another key or button to “{ $action }”.
settings-about-first = Restores all keys and buttons.
settings-about-numbers = 1 to 9 choose the card, person or button with that number, counted from the left. They can’t be changed.

settings-action-left = Left
settings-action-right = Right
settings-action-up = Up
settings-action-down = Down
settings-action-select = Choose
settings-action-back = Back
settings-action-next = Next choice
settings-action-previous = Previous choice
settings-action-close-up = Look closer
settings-action-boroughs = Next borough
settings-action-boroughs-back = Previous borough
settings-action-city = Whole city
settings-action-hint = Hint
settings-action-undo = Take back
settings-action-history = History
settings-action-summary = Summary
settings-action-overview = Influence and messages
settings-action-again = Replay
settings-action-faster = Faster
settings-action-slower = Slower
settings-action-read-aloud = Read aloud, on or off
settings-action-repeat = Read aloud: say it again
settings-action-standing = Read aloud: how I stand
settings-action-whole-table = Read aloud: the whole table
settings-action-pause = Pause
settings-action-number = Choice { $number }
settings-action-numbers = Card or choice by number

## What is wrong with the settings file
settings-wrong-value = { $name } is { $value }; allowed is { $allowed }
settings-wrong-name = { $name }: there is no such setting
settings-allowed-size = [width, height] in pixels, at least { $least }
settings-allowed-group = a table with { $fields }
settings-allowed-seats = { $fewest } to { $most } seats with name, colour ({ $colours }) and player ({ $players })
settings-allowed-options = options with numbers, true or false
settings-allowed-bindings = this must be a table such as { $example }
settings-allowed-command = { $name } can’t be assigned; there are { $known }
settings-allowed-names = { $name } needs a list of at least one key or button
settings-allowed-button = { $name } is no button; a controller has { $known }
settings-allowed-key = { $name } is no key; keys are called return, tab, shift+tab, a, f1, kp_plus, …
settings-key-needed = { $name } would be left without a key or button

settings-confirm-turns = Confirm the end of a turn
settings-file-unwritable = The settings can’t be written to { $file } ({ $reason }). They last until you quit; check that the folder is writable and has space.
settings-file-unreadable = The settings in { $file } can’t be read, so the defaults are used. Check that the file can be read and written.
settings-file-no-file = { $file } is a pipe or a device, not a file, so no settings are kept there and the defaults are used. Name another file with --settings, or delete it.
settings-file-too-large = This file is too large for settings; it is kept as { $file }, and the defaults are used. Delete it if you don’t need it.
settings-file-broken = Some of the settings make no sense ({ $reason }). The old file is kept as { $file }; the defaults are used.
settings-title = Settings
settings-pace = Pace
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = At once
settings-text-scale = Text size
settings-text-100 = Normal
settings-text-150 = Large
settings-text-200 = Very large
settings-language = Language
settings-language-own = English
settings-effects = Sounds
settings-music = Music
settings-ambience = Room and harbour
settings-muted = Mute all
settings-sample-music = Listen: music
settings-sample-bells = Listen: bells
settings-sample-effects = Listen: sounds
settings-fullscreen = Full screen (F11)
settings-high-contrast = High contrast
settings-read-aloud = Read aloud
settings-read-aloud-off = Off
settings-read-aloud-on = On
settings-read-aloud-headphones = On, with headphones
settings-reduced-motion = Reduced motion

## The page of the first start
first-start-welcome = Welcome to Paris
first-start-devices = Take a controller, the keyboard or a mouse: the screen always names the buttons of the one you used last. Everything here can be changed later in the settings.
