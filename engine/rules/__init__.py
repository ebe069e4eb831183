"""The rules, as steps that change the state. Imports ``content``, the names, moves and events."""
