"""Scripts that draw the pictures: ``python -m sprites.make`` writes them all anew, or those named."""
