# Saved games: the list, importing, repairing, and what goes wrong when a game is saved.

saves-kept-elsewhere = Another program has changed the file of this game. The game continues in { $file }; the other file is left as it is.
saves-kept-aside = The game can’t be saved to { $file } ({ $reason }). For now it is kept in { $copy }; every move tries again.
saves-copy-taken = This game continues from { $copy }, where it was kept when its own file couldn’t be written.
saves-copy-made = { $file } isn’t in the folder of saved games. The game continues as a copy in { $copy }; the file itself is left as it is.
saves-slow = Saving … The disk is slow.
saves-open = Continue
saves-results = Results
saves-repair = Recover
saves-rename = Rename
saves-rename-how = What should the game be called?
saves-duplicate = Copy
saves-import = Import a file
saves-import-how = The path of the file.
saves-import-path = Type a path
saves-import-none = No saved games were found, neither in the usual folders nor on a USB stick.
saves-import-seeking = Looking for saved games …
saves-import-drop = You can also drop a file onto the window.
saves-import-in = In { $folder }
saves-take = Import
saves-import-failed = This file can’t be imported: { $reason }
saves-repaired-name = { $name } (intact part)
saves-repaired = The intact part has been saved as a game of its own; the damaged file is left as it is. { $reason }
saves-file-failed = { $file }: this didn’t work ({ $reason }). Check that the folder is writable.
saves-deleted = “{ $game }” was deleted
saves-page = Page
saves-bring-back = Restore
saves-reading = Reading …
saves-unwritable = Games can’t be saved in { $folder }. For now they are saved in { $instead }; check that the folder is writable.
saves-load-failed = This game can’t be opened: { $reason }
saves-imported = “{ $game }” is now among your saved games.
saves-title = Saved games
saves-none = No saved games yet. Every game is saved automatically, move by move.
saves-note = Round { $label } · { $day }, { $time }
saves-finished = Finished · { $day }, { $time }
saves-kind = { $kind } · { $note }
saves-kind-deal = Daily game
saves-kind-task = Task
saves-kind-fork = Another try
saves-damaged = Damaged: { $reason }
saves-today = today
saves-yesterday = yesterday
saves-broken = Damaged file · { $day }, { $time }
saves-delete = Delete
saves-day = { $day } { $month ->
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
saves-not-saved = The game can’t be saved to { $file } ({ $reason }). Play on; the next move will try again.
saves-lost = The game couldn’t be saved to { $file } ({ $reason }), nor anywhere else. The moves since it was last saved are lost.
