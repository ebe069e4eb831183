"""Tests of the words: what is composed from the catalogues, in every language."""
