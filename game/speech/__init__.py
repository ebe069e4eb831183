"""Reading aloud: what a screen tells, what is said of it when, and the system's voice. No pygame."""
