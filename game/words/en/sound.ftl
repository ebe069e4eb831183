# Sound that can’t be heard.

sound-no-card = No loudspeaker was found; everything else works.
