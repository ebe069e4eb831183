"""What all tests of the table share: no real screen or loudspeaker, and no missing words."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["NOTRE_DAME_STRICT"] = "1"
