"""The screens beside the table. Each imports ``ui`` and what lies below it, not another screen."""
