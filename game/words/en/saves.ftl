# Saved games: the list, importing, repairing, and what goes wrong when a game is saved.

saves-kept-elsewhere = Another program has changed the file of this game. It goes on in { $file }; the other one is left as it is.
saves-kept-aside = The game can’t be saved to { $file } ({ $reason }). It is kept in { $copy } for now; every move tries again.
saves-copy-taken = This game goes on from { $copy }, where it was kept when its own file couldn’t be written.
saves-open = Go on
saves-results = Results
saves-repair = Save what is sound
saves-rename = Rename
saves-rename-how = What shall the game be called?
saves-duplicate = Copy
saves-import = Import a file
saves-import-how = The path of the file.
saves-import-path = Type a path
saves-import-none = No saved games were found in the usual folders or on a stick.
saves-import-seeking = Looking for saved games …
saves-import-drop = You can also drop a file on the window.
saves-import-in = In { $folder }
saves-take = Import
saves-import-failed = This file can’t be imported: { $reason }
saves-repaired-name = { $name } (sound part)
saves-repaired = What is sound has been saved as a game of its own; the damaged file is left as it is. { $reason }
saves-file-failed = { $file }: this can’t be done ({ $reason }). Check that the folder may be written to.
saves-deleted = “{ $game }” is deleted
saves-page = Page
saves-bring-back = Bring it back
saves-reading = Reading …
saves-unwritable = Games can’t be saved in { $folder }. They are saved in { $instead } for now; check that the folder may be written to.
saves-load-failed = This game can’t be opened: { $reason }
saves-imported = “{ $game }” is among your saved games now.
saves-title = Saved games
saves-none = No saved games yet. Every game is saved by itself, move by move.
saves-note = Round { $label } · { $day }, { $time }
saves-finished = Finished · { $day }, { $time }
saves-damaged = Damaged: { $reason }
saves-broken = Damaged
saves-delete = Delete
saves-delete-really = Delete the game of { $game }? It can’t be brought back.
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
saves-not-saved = The game can’t be saved to { $file } ({ $reason }). It goes on; the next move tries again.
