# Sound that can’t be heard.

sound-no-card = No speaker was found; everything else works.
