# The settings: groups, choices, what each is for; keys and buttons; the foot of every menu.

settings-game = The game
settings-sight = Seeing and reading
settings-sound = Sound
settings-screen = Screen and controls

settings-hands = Hands
settings-hands-curtain = Curtain
settings-hands-open = Open
settings-rumble = Pads shake
settings-display = Screen
settings-display-name = { $number }: { $width } × { $height }
settings-bindings = Keys and buttons
settings-bindings-change = Change …

## What each setting is for
settings-about-pace = How fast pieces move and bots play.
settings-about-hands = Behind a curtain, or open for everybody to see; in this game too.
settings-about-confirm-turns = “Done” after each turn that can be taken back; otherwise the game goes on by itself.
settings-about-language = The language of all words.
settings-about-text-scale = All words grow; nothing is lost.
settings-about-high-contrast = Black ink on light parchment, plain dark wood.
settings-about-reduced-motion = Things change place without flying there.
settings-about-effects = How loud cards, cubes, bells and rats are.
settings-about-music = How loud the music is; all the way to the left there is none.
settings-about-ambience = How loud the room and the harbour are.
settings-about-muted = No sound at all.
settings-about-fullscreen = Fill the whole screen.
settings-about-display = On which of your screens the table stands.
settings-about-rumble = A pad shakes when it’s its player’s turn, if it can.
settings-about-bindings = Which key and which button of a pad does what.

## Keys and buttons
settings-keyboard = Keyboard
settings-pad = Pad
settings-first = As at first
settings-press-key = Press the new key for “{ $action }”. Esc leaves everything as it is.
settings-press-button = Press the new button for “{ $action }”. Its present one, or Esc on a keyboard, leaves everything as it is.
settings-bound = “{ $action }” has its new place.
settings-swapped = “{ $action }” and “{ $other }” have swapped places.
settings-taken = “{ $action }” has it now; “{ $other }” keeps what else it has.
settings-taken-last = “{ $action }” has it now; “{ $other }” has none there any more.
settings-needed = “{ $other }” needs this one. Give it another first.
settings-unbindable = Nothing can be bound to this one. Press another.
settings-as-at-first = All keys and buttons are as at first.
settings-about-slot = Choose to give “{ $action }” another key or button.
settings-about-first = All keys and buttons as they were at first.
settings-about-numbers = 1 to 9 choose the card, person or button of that number, from the left. They can’t be changed.

settings-action-left = Left
settings-action-right = Right
settings-action-up = Up
settings-action-down = Down
settings-action-select = Choose
settings-action-back = Back
settings-action-next = Next lit thing
settings-action-previous = Lit thing before
settings-action-close-up = Look closer
settings-action-boroughs = Next borough
settings-action-boroughs-back = Borough before
settings-action-city = Whole city
settings-action-hint = Hint
settings-action-undo = Take back
settings-action-history = History
settings-action-summary = Summary
settings-action-again = Show again
settings-action-faster = Faster
settings-action-slower = Slower
settings-action-pause = Pause
settings-action-number = Thing { $number }
settings-action-numbers = Card or choice by number

## What is wrong with the settings file
settings-wrong-value = { $name } is { $value }; allowed is { $allowed }
settings-wrong-name = { $name }: there is no such setting
settings-allowed-size = [width, height] in pixels, at least { $least }
settings-allowed-group = a table with { $fields }
settings-allowed-seats = { $fewest } to { $most } seats with name, colour ({ $colours }) and player ({ $players })
settings-allowed-options = options with numbers, true or false
settings-allowed-bindings = this must be a table such as { $example }
settings-allowed-command = { $name } is nothing that can be bound; there are { $known }
settings-allowed-names = { $name } needs a list of at least one key or button
settings-allowed-button = { $name } is no button; a pad has { $known }
settings-allowed-key = { $name } is no key; keys are called return, tab, shift+tab, a, f1, kp_plus, …
settings-key-needed = { $name } would be left without a key or button

settings-confirm-turns = Confirm the end of a turn
settings-file-unwritable = The settings can’t be written to { $file } ({ $reason }). They hold until you leave; check that the folder may be written to and has room.
settings-file-unreadable = The settings in { $file } can’t be read, so the usual ones are used. Check that the file may be read and written.
settings-file-no-file = { $file } is a pipe or a device, not a file, so no settings are kept there: the usual ones are used. Name another file with --settings, or delete it.
settings-file-too-large = The settings file is too large to be one; it is kept as { $file }, and the usual settings take its place. Delete it if you don’t need it.
settings-file-broken = Part of the settings couldn’t be understood ({ $reason }). The old file is kept as { $file }; the usual settings take its place.
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
settings-muted = Mute everything
settings-fullscreen = Full screen (F11)
settings-high-contrast = High contrast
settings-reduced-motion = Less motion
