# Writing without a keyboard.

letters-space = Space
letters-write = Write
letters-erase = Delete
letters-page = More letters
letters-done = Done
