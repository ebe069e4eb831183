"""Reading aloud in the running program: turned on and off, told what the screens say, heard by a voice."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pygame

from game.input import bindings
from game.settings import OFF, ON
from game.speech.reader import Reader
from game.speech.voice import LANGUAGE, TROUBLES, Voice
from game.ui.scene import Host
from game.words import Family, say

_TROUBLE = Family("speech-trouble", TROUBLES)
_LOOK = 0.05
"""Seconds between two looks at the screen."""
_PRESSES = (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.MOUSEBUTTONDOWN)
_DUCK = 0.4
"""Seconds for which other sounds stay soft after the last word."""


def system_voice(language: str) -> Voice:
    """Return the system's voice, speaking ``language``."""
    from game.speech.system_voice import SystemVoice  # nothing of it is loaded while nothing is read aloud

    return SystemVoice(language)


class ReadingAloud:
    """Reads the program's screens aloud while the setting says so."""

    def __init__(self, host: Host, voice: Callable[[str], Voice]) -> None:
        """``voice`` makes the voice for a language."""
        self._host, self._make = host, voice
        self._language = ""
        self._since_look = 0.0
        self._reported: str | None = None
        self._wanted = ON
        """How it was last turned on: with headphones or without."""

    def follow_settings(self) -> None:
        """Begin, end, or change the language, as the settings say."""
        host, settings = self._host, self._host.settings
        wanted = settings.read_aloud != OFF
        if wanted:
            self._wanted = settings.read_aloud
        if wanted and host.reader is None:
            self._language = settings.language
            self._reported = None
            host.reader = Reader(self._make(settings.language))
            host.reader.say([say("speech-on")])
        elif not wanted and host.reader is not None:
            self.close()
        elif host.reader is not None and settings.language != self._language:
            self._language = settings.language
            self._reported = None
            host.reader.voice.use_language(settings.language)

    def close(self) -> None:
        """Say no more."""
        reader, self._host.reader = self._host.reader, None
        if reader is not None:
            reader.hush()
            reader.voice.close()

    def press(self, event: pygame.Event) -> bool:
        """Stop speaking at any press, and follow the commands of reading aloud.

        Return whether the event was one of them.
        """
        if event.type not in _PRESSES:
            return False
        host = self._host
        command = None if host.scene.writes else host.devices.bindings.command(event)
        if command == bindings.READ_ALOUD:
            host.change_settings(read_aloud=self._wanted if host.settings.read_aloud == OFF else OFF)
            return True
        reader = host.reader
        if reader is None:
            return command in bindings.SPOKEN
        if command == bindings.REPEAT:
            reader.repeat()
            return True
        reader.hush()
        if command in (bindings.STANDING, bindings.WHOLE_TABLE):
            reader.say([host.scene.survey(command == bindings.WHOLE_TABLE) or say("speech-nothing")])
            return True
        return False

    def step(self, seconds: float) -> None:
        """Let time pass: look at the screen, hand over what is due, and report what is wrong once."""
        host, reader = self._host, self._host.reader
        if reader is None:
            return
        self._since_look += seconds
        if self._since_look >= _LOOK:
            self._since_look = 0.0
            reader.see(host.scene, host.scene.aloud())
        reader.step(seconds)
        if reader.speaking:
            host.sound.step_back(_DUCK)
        trouble = reader.voice.trouble
        if trouble is not None and trouble != self._reported:
            self._reported = trouble
            system = "linux" if sys.platform.startswith("linux") else "other"
            host.notice(_TROUBLE.say(trouble, system=system))
            if trouble != LANGUAGE:
                host.change_settings(read_aloud=OFF)
