"""Whose face a seat has: a round detail of a person's picture, another one for everybody."""

import pygame

from engine import COLOURS
from engine.bots import characters
from engine.content import PERSONS
from game import paths
from game.match.portraits import HIGH, WIDE, of_character, of_seat
from game.ui import faces
from tests.game.pixels import pixels


def test_every_character_and_every_colour_has_a_face_of_its_own_inside_a_picture() -> None:
    bots = {who.name: of_character(who.name) for who in characters().values()}
    people = {colour: of_seat(colour) for colour in COLOURS}
    faces = [face for face in (*bots.values(), *people.values()) if face is not None]
    assert len(faces) == len(bots) + len(COLOURS)
    assert len({person for person, *_ in faces}) == len(faces)
    for person, x, y, radius in faces:
        assert person in PERSONS
        assert radius <= x <= WIDE - radius
        assert radius <= y <= HIGH - radius
        assert 60 <= radius <= 80
        assert y < HIGH * 0.6, "heads are at the top"


def test_a_bot_has_the_face_of_its_character_and_nobody_elses() -> None:
    name = next(iter(characters().values())).name
    assert of_seat("red", name) == of_seat("blue", f" {name.upper()} ") == of_character(name)
    assert of_character("Anna") is None
    assert of_seat("red", "Anna") is None
    assert of_seat("red") != of_seat("blue")


def test_a_bot_without_a_character_has_a_face_with_a_gear() -> None:
    pygame.display.set_mode((8, 8))
    name = next(iter(characters().values())).name
    own = faces.face(name, 64)
    assert own is not None
    assert pixels(faces.of_bot(name, "red", 64)) == pixels(own)
    plain, marked = faces.seated("red", 64, badge=False), faces.of_bot("Frollo", "red", 64)
    inner, corner = pygame.Rect(16, 16, 24, 24), pygame.Rect(44, 44, 20, 20)
    assert pixels(marked.subsurface(inner)) == pixels(plain.subsurface(inner))
    assert pixels(marked.subsurface(corner)) != pixels(plain.subsurface(corner))
    for expression in (faces.GLAD, faces.SAD):
        assert faces.of_bot("Frollo", "red", 64, expression).get_at((32, 32)).a == 255


def test_faces_are_measured_in_the_pictures_as_they_are() -> None:
    for person in ("actress", "mayor"):
        head = (paths.sprites() / "persons" / f"{person}.svg").read_text("utf-8")[:400]
        assert f'viewBox="0 0 {WIDE} {HIGH}"' in head
