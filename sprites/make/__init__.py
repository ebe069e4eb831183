"""Scripts that draw the pictures: ``python -m sprites.make`` draws all of them, or only those named."""
