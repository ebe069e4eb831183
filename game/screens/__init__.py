"""The screens besides the table. Each imports ``ui`` and what lies below it, but no other screen."""
