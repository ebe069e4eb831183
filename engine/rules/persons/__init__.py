"""The effects of the persons, one small function each (RULES.md sections 7 to 9).

Register an effect with :func:`~engine.rules.persons.registry.effect`. It is called with the state, the
colour of the seat that hired, and the :class:`~engine.content.definitions.Person`, which has its numbers.
"""
