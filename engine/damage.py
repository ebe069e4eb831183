"""What can be wrong with a file: a key and an English sentence for each case.

Each sentence continues after the file's name. The names in braces are the facts of the error. A program
that shows errors can have its own words for each key.
"""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    # The file itself
    "missing": "can't be read ({detail}).",
    "forbidden": "can't be read ({detail}).",
    "folder": "can't be read ({detail}).",
    "device": "can't be read ({detail}).",
    "name-long": "can't be read ({detail}).",
    "unreadable": "can't be read ({detail}).",
    "held": "belongs to another program, which has it open.",
    "large": "is too large for a saved game: more than {most} bytes.",
    "encoding": "is no text file of a saved game (byte {byte} is not UTF-8).",
    # Its text
    "toml": "is damaged: no valid TOML ({detail}).",
    "toml-deep": "is damaged: it is nested too deep.",
    "toml-number": "is damaged: it holds a number outside the range of 64-bit numbers.",
    "toml-number-at": "is damaged: '{place}' is {value}, outside the range of 64-bit numbers.",
    # Its entries
    "newer": "is from a newer version of the program ({entry} {version}, known up to {newest}).",
    "version": "is damaged: {entry} is {version}.",
    "entry": "is damaged or cut short: there is no '{entry}'.",
    "entry-integer": "is damaged: '{entry}' is {value}, not a whole number.",
    "entry-text": "is damaged: '{entry}' is {value}, not a text.",
    "entry-flag": "is damaged: '{entry}' is {value}, not true or false.",
    "entry-list": "is damaged: '{entry}' is {value}, not a list.",
    "entry-table": "is damaged: '{entry}' is {value}, not a table.",
    "table-deep": "is damaged: 'table' is nested too deep.",
    "secret": "is damaged: the secret is not 32 hexadecimal digits.",
    "seed": "is damaged: the seed is {seed}, not 0 to {most}.",
    "seat": "is damaged: seat {number} is {value}, not a table.",
    "seat-colour": "is damaged: seat {number} has the colour {colour}.",
    "seat-long": "is damaged: the {entry} of seat {number} has {length} characters, more than {most}.",
    "seat-player": "is damaged: seat {number} is played by {player}, which is no name of a bot.",
    "edition": "there is no edition {edition}; there are {known}.",
    "content": "was played with other content than this program has ({parts}).",
    "person": "is damaged: {detail}",
    "own-edition": "is damaged: {detail}",
    "own-content": "brings content of its own ({names}), which a server doesn't take.",
    "option": "is damaged: there is no option {option}.",
    "bot": "the seat of {name} is played by {bot}, which there isn't; there are {known}.",
    # The game in it
    "players": "the game can't be set up: {detail}",
    "same-colour": "the game can't be set up: {detail}",
    "first": "the game can't be set up: {detail}",
    "setup": "the game can't be set up: {detail}",
    "move": "is damaged: move {number} is {value}, not a text.",
    "move-text": "move {number} ({move}): {detail}",
    "move-illegal": "move {number} ({move}): {detail}",
    "move-after-end": "move {number} ({move}): {detail}",
    "no-game": "the record holds no game.",
}
"""The sentence for each key."""
