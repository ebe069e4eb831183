"""The small map on phones: it is the city that lies on the table."""

from sprites.make import phone_city


def test_the_map_is_drawn_from_the_plan_of_the_table() -> None:
    """If this fails, the plan has changed: run ``python -m sprites.make phone_city``."""
    assert phone_city.FILE.read_text("utf-8") == phone_city.text()
