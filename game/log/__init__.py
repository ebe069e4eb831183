"""Events as sentences, history, statistics. No pygame; imports ``decisions`` and below."""
