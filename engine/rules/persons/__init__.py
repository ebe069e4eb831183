"""The effects of the persons (RULES.md sections 7 to 9).

Most are data (``engine/content/effects.toml``), run by :mod:`~engine.rules.persons.programs`. The others are
functions, registered with :func:`~engine.rules.persons.registry.effect`. Each is called with the state, the
colour of the seat that hired, and the :class:`~engine.content.definitions.Person`, which has its numbers.
"""
