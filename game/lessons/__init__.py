"""What the teacher of the first game says, and when. Imports ``match``, ``decisions``, ``log`` and below."""
