"""The running program: command line, window loop, scenes, navigator. May import everything in ``game``."""
