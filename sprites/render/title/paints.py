"""Paints for rendered scenes: stone, roofs, wood and light, with the haze of evening before what is far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bpy

from sprites.make.palette import rgb

Paint = Any
"""A material."""
Socket = Any
"""What a node gives, or takes."""


def light(colour: str, share: float = 1.0) -> tuple[float, float, float, float]:
    """Return the light of a colour written ``#RRGGBB``."""
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (
        share * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4) for part in parts
    )
    return red, green, blue, 1.0


class Nodes:
    """A tree of shader nodes that is written as sums are."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree

    def add(self, kind: str, **settings: object) -> Any:
        """Return a new node."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def put(self, value: object, socket: Socket) -> None:
        """Let a socket take a number, a colour, or what another node gives."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def sum(self, operation: str, first: object, second: object = 0.0) -> Socket:
        """Return the result of an operation on two numbers."""
        node = self.add("Math", operation=operation)
        self.put(first, node.inputs[0])
        self.put(second, node.inputs[1])
        return node.outputs[0]

    def mixed(self, share: object, first: object, second: object, blend: str = "MIX") -> Socket:
        """Return a colour between two."""
        node = self.add("Mix", data_type="RGBA", blend_type=blend, clamp_factor=True)
        for value, number in ((share, 0), (first, 6), (second, 7)):
            self.put(value, node.inputs[number])
        return node.outputs[2]

    def ranged(self, value: object, low: float, high: float, first: float = 0.0, last: float = 1.0) -> Socket:
        """Return ``first`` to ``last``, softly, while a value goes from ``low`` to ``high``."""
        node = self.add("MapRange", interpolation_type="SMOOTHSTEP")
        self.put(value, node.inputs[0])
        for number, part in enumerate((low, high, first, last), 1):
            node.inputs[number].default_value = part
        return node.outputs[0]

    def noise(self, scale: Sequence[float], detail: float = 3.0, at: Socket | None = None) -> Socket:
        """Return noise in the world, or in a given space; ``scale`` is how fine it is along each axis."""
        stretched = self.add("Mapping")
        self.put(self.place() if at is None else at, stretched.inputs[0])
        stretched.inputs["Scale"].default_value = scale
        node = self.add("TexNoise")
        self.put(stretched.outputs[0], node.inputs["Vector"])
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = 1.0, detail
        return node.outputs[0]

    def place(self) -> Socket:
        """Return the place in the world."""
        return self.add("NewGeometry").outputs["Position"]

    def own(self) -> Socket:
        """Return the place in the object."""
        return self.add("TexCoord").outputs["Object"]

    def part(self, vector: Socket, axis: int) -> Socket:
        """Return one number of three."""
        node = self.add("SeparateXYZ")
        self.put(vector, node.inputs[0])
        return node.outputs[axis]


class Haze:
    """The air between the eye and what is far: thin above, thick between the houses."""

    def __init__(self, colours: tuple[str, str], near: float, far: float, high: float, least: float) -> None:
        """It begins at ``near`` and hides most at ``far``; from ``high`` on ``least`` of it is left.

        ``colours``: of the mist on the ground, and of the air above.
        """
        self.colours, self.near, self.far, self.high, self.least = colours, near, far, high, least

    def before(self, nodes: Nodes, shader: Socket) -> Socket:
        """Return a shader seen through the haze."""
        away = nodes.ranged(nodes.add("CameraData").outputs["View Distance"], self.near, self.far, 0.0, 0.93)
        height = nodes.part(nodes.place(), 2)
        share = nodes.sum("MULTIPLY", away, nodes.ranged(height, -0.5, self.high, 1.0, self.least))
        seen = nodes.add("LightPath").outputs["Is Camera Ray"]
        air = nodes.add("Emission")
        mist, clear = (light(colour) for colour in self.colours)
        nodes.put(nodes.mixed(nodes.ranged(height, -0.5, 0.5 * self.high), mist, clear), air.inputs[0])
        mixed = nodes.add("MixShader")
        for value, number in ((nodes.sum("MULTIPLY", share, seen), 0), (shader, 1), (air.outputs[0], 2)):
            nodes.put(value, mixed.inputs[number])
        return mixed.outputs[0]


class Palette:
    """Makes paints, all seen through the same haze."""

    def __init__(self, haze: Haze | None = None) -> None:
        self.haze = haze

    def _begin(self, name: str) -> tuple[Paint, Nodes, Any]:
        paint = bpy.data.materials.new(name)
        paint.use_nodes = True
        nodes = Nodes(paint.node_tree)
        shader = paint.node_tree.nodes["Principled BSDF"]
        if self.haze is not None:
            end = paint.node_tree.nodes["Material Output"]
            nodes.put(self.haze.before(nodes, shader.outputs[0]), end.inputs[0])
        return paint, nodes, shader.inputs

    def _bump(self, nodes: Nodes, height: Socket, strength: float, deep: float) -> Socket:
        bump = nodes.add("Bump")
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, deep
        nodes.put(height, bump.inputs["Height"])
        return bump.outputs[0]

    def plain(
        self, colour: str, rough: float = 0.6, metal: float = 0.0, coat: float = 0.0, gloss: float = 0.5
    ) -> Paint:
        """Return one colour."""
        paint, _, takes = self._begin("plain")
        takes["Base Color"].default_value = light(colour)
        takes["Roughness"].default_value, takes["Metallic"].default_value = rough, metal
        takes["Coat Weight"].default_value, takes["Specular IOR Level"].default_value = coat, gloss
        return paint

    def glow(self, colour: str, strength: float, chance: float = 1.0) -> Paint:
        """Return a lit window; of the things that have it, a share ``chance`` is lit."""
        paint, nodes, takes = self._begin("glow")
        takes["Base Color"].default_value = light("#14100E")
        takes["Emission Color"].default_value = light(colour)
        lit: object = strength
        if chance < 1:
            draw = nodes.add("ObjectInfo").outputs["Random"]
            lit = nodes.sum("MULTIPLY", nodes.sum("LESS_THAN", draw, chance), strength)
        nodes.put(lit, takes["Emission Strength"])
        takes["Roughness"].default_value = 0.2
        return paint

    def stone(self, colour: str, course: float = 0.14) -> Paint:
        """Return weathered ashlar in courses."""
        paint, nodes, takes = self._begin("stone")
        place = nodes.place()
        along = nodes.sum("ADD", nodes.part(place, 0), nodes.part(place, 1))
        flat = nodes.add("CombineXYZ")
        nodes.put(along, flat.inputs[0])
        nodes.put(nodes.part(place, 2), flat.inputs[1])
        blocks = nodes.add("TexBrick")
        nodes.put(flat.outputs[0], blocks.inputs["Vector"])
        blocks.inputs["Color1"].default_value = light(colour)
        blocks.inputs["Color2"].default_value = light(colour, 0.86)
        blocks.inputs["Mortar"].default_value = light(colour, 0.62)
        for name, value in (
            ("Scale", 1.0),
            ("Mortar Size", course * 0.06),
            ("Brick Width", course * 2.1),
            ("Row Height", course),
        ):
            blocks.inputs[name].default_value = value
        weather = nodes.ranged(nodes.noise((1.1, 1.1, 0.5), 5), 0.34, 0.66)
        streaks = nodes.ranged(nodes.noise((5, 5, 0.5), 3), 0.45, 0.7)
        colour_ = nodes.mixed(
            0.75, blocks.outputs[0], nodes.mixed(weather, light("#B4ACA4"), light("#FFFFFF")), "MULTIPLY"
        )
        colour_ = nodes.mixed(nodes.sum("MULTIPLY", streaks, 0.25), colour_, light("#3A3634"))
        nodes.put(colour_, takes["Base Color"])
        takes["Roughness"].default_value = 0.9
        takes["Specular IOR Level"].default_value = 0.15
        nodes.put(self._bump(nodes, nodes.noise((16, 16, 16), 4), 0.35, 0.03), takes["Normal"])
        return paint

    def ashlar(self, colour: str) -> Paint:
        """Return the dressed stone of a single block, with the chisel's marks."""
        paint, nodes, takes = self._begin("ashlar")
        place = nodes.place()
        clouds = nodes.ranged(nodes.noise((1.6, 1.6, 1.6), 5, place), 0.34, 0.66)
        grain = nodes.noise((26, 26, 26), 5, place)
        tone = nodes.mixed(clouds, light(colour, 0.8), light(colour))
        tone = nodes.mixed(nodes.ranged(grain, 0.5, 0.75, 0.0, 0.3), tone, light(colour, 0.55))
        nodes.put(tone, takes["Base Color"])
        takes["Roughness"].default_value, takes["Specular IOR Level"].default_value = 0.9, 0.12
        marks = nodes.noise((9, 9, 44), 3, place)
        nodes.put(self._bump(nodes, nodes.sum("ADD", grain, marks), 0.4, 0.012), takes["Normal"])
        return paint

    def roof(self, colours: Sequence[str], row: float = 0.07) -> Paint:
        """Return tiles or slates in rows, each thing in one of some colours."""
        paint, nodes, takes = self._begin("roof")
        own = nodes.own()
        chosen = self._chosen(nodes, colours)
        rows = nodes.sum("FRACT", nodes.sum("DIVIDE", nodes.part(own, 2), row))
        worn = nodes.ranged(nodes.noise((2.2, 2.2, 2.2), 4, own), 0.35, 0.65, 0.62, 1.12)
        single = nodes.ranged(nodes.noise((14, 14, 14), 1, own), 0.35, 0.65, 0.8, 1.15)
        shade = nodes.sum(
            "MULTIPLY", nodes.sum("MULTIPLY", worn, single), nodes.ranged(rows, 0.0, 0.35, 0.55, 1.0)
        )
        grey = nodes.add("CombineXYZ")
        for number in range(3):
            nodes.put(shade, grey.inputs[number])
        nodes.put(nodes.mixed(1.0, chosen, grey.outputs[0], "MULTIPLY"), takes["Base Color"])
        takes["Roughness"].default_value = 0.6
        takes["Specular IOR Level"].default_value = 0.3
        nodes.put(self._bump(nodes, rows, 0.5, row * 0.5), takes["Normal"])
        return paint

    def wood(self, colour: str, deep: str, along: int = 0, rough: float = 0.4, fine: float = 1.0) -> Paint:
        """Return wood, its grain along an axis of its object."""
        paint, nodes, takes = self._begin("wood")
        scale = [9.0 * fine] * 3
        scale[along] = 0.7 * fine
        grain = nodes.noise(scale, 4, nodes.own())
        pores = nodes.noise([part * 6 for part in scale], 2, nodes.own())
        tone = nodes.mixed(nodes.ranged(grain, 0.3, 0.7), light(deep), light(colour))
        tone = nodes.mixed(nodes.ranged(pores, 0.52, 0.72, 0.0, 0.55), tone, light(deep, 0.6))
        nodes.put(tone, takes["Base Color"])
        takes["Roughness"].default_value, takes["Coat Weight"].default_value = rough, 0.2
        takes["Coat Roughness"].default_value = 0.3
        nodes.put(self._bump(nodes, pores, 0.25, 0.02), takes["Normal"])
        return paint

    def _chosen(self, nodes: Nodes, colours: Sequence[str]) -> Socket:
        """Return one of some colours for each thing."""
        draw = nodes.add("ObjectInfo").outputs["Random"]
        chosen: Any = light(colours[0])
        for number, colour in enumerate(colours[1:], 1):
            chosen = nodes.mixed(
                nodes.sum("GREATER_THAN", draw, number / len(colours)), chosen, light(colour)
            )
        return chosen

    def plaster(self, colours: Sequence[str]) -> Paint:
        """Return old plaster, each thing in one of some colours."""
        paint, nodes, takes = self._begin("plaster")
        stains = nodes.ranged(nodes.noise((2.5, 2.5, 1.2), 5), 0.36, 0.64)
        tone = nodes.mixed(stains, light("#7A7068"), light("#FFFFFF"))
        nodes.put(nodes.mixed(1.0, self._chosen(nodes, colours), tone, "MULTIPLY"), takes["Base Color"])
        takes["Roughness"].default_value, takes["Specular IOR Level"].default_value = 0.9, 0.1
        return paint

    def lamps(self, colour: str, strength: float, chance: float) -> Paint:
        """Return windows of which a share ``chance`` is lit, each more or less."""
        paint, nodes, takes = self._begin("lamps")
        pane = nodes.add("NewGeometry").outputs["Random Per Island"]
        house = nodes.add("ObjectInfo").outputs["Random"]
        draw = nodes.sum(
            "FRACT", nodes.sum("ADD", nodes.sum("MULTIPLY", pane, 7.3), nodes.sum("MULTIPLY", house, 131.7))
        )
        lit = nodes.sum("LESS_THAN", draw, chance)
        level = nodes.ranged(draw, 0.0, chance, strength, strength * 0.4)
        takes["Base Color"].default_value = light("#171C2A")
        takes["Emission Color"].default_value = light(colour)
        takes["Roughness"].default_value = 0.15
        nodes.put(nodes.sum("MULTIPLY", lit, level), takes["Emission Strength"])
        return paint

    def glass(self, colours: Sequence[str], strength: float, fine: float) -> Paint:
        """Return stained glass lit from within: small panes in some colours, the first ones more often."""
        paint, nodes, takes = self._begin("glass")
        cells = nodes.add("TexVoronoi")
        nodes.put(nodes.place(), cells.inputs["Vector"])
        cells.inputs["Scale"].default_value = fine
        draw = nodes.part(cells.outputs["Color"], 0)
        chosen: Any = light(colours[0])
        for number, colour in enumerate(colours[1:], 1):
            share = 1 - 0.75 ** (len(colours) - number) if number else 0.0
            chosen = nodes.mixed(nodes.sum("GREATER_THAN", draw, 1 - share), chosen, light(colour))
        uneven = nodes.ranged(nodes.part(cells.outputs["Color"], 1), 0.0, 1.0, 0.55, 1.15)
        takes["Base Color"].default_value = light("#10101C")
        nodes.put(chosen, takes["Emission Color"])
        nodes.put(nodes.sum("MULTIPLY", uneven, strength), takes["Emission Strength"])
        return paint

    def moon(self) -> Paint:
        """Return the moon's face."""
        paint, nodes, takes = self._begin("moon")
        seas = nodes.ranged(nodes.noise((0.11, 0.11, 0.11), 4, nodes.own()), 0.42, 0.6)
        takes["Base Color"].default_value = light("#000000")
        nodes.put(nodes.mixed(seas, light("#C9BCA6"), light("#FFF4DC")), takes["Emission Color"])
        takes["Emission Strength"].default_value = 1.0
        return paint

    def water(self) -> Paint:
        """Return a slow river."""
        paint, nodes, takes = self._begin("water")
        takes["Base Color"].default_value = light("#0C1626")
        takes["Roughness"].default_value = 0.06
        waves = nodes.noise((2.2, 5.0, 2.2), 3)
        nodes.put(self._bump(nodes, waves, 0.35, 0.05), takes["Normal"])
        return paint
