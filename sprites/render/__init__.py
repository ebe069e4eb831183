"""Pictures from models, drawn by a path tracer: ``python -m sprites.render`` makes shadows and pieces.

Needs the ``render`` extra (Blender as a Python package, Python 3.11); nothing else in the project does. These
scripts import ``bpy``, which is under the GPL, so whoever passes *them* on does so under GPL-3.0-or-later.
The pictures that they make are ours, under the project's licence, and are all that is packed.
"""

import bpy  # noqa: F401  # before bmesh and mathutils, which are parts of it
