"""Generates app/share/glyphs.json: outlines and widths of the letters for the text of share images.

`pip install fonttools brotli && python3 scripts/make-glyphs.py`; needed only when the font or the letters change. The
server draws text as paths, because a slim image has no fonts and sharp cannot read woff2.
"""

import json

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONT = "node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2"
WEIGHTS = {"regular": 500, "bold": 700}
LETTERS = [chr(code) for code in range(0x20, 0x7F)] + list("–—’“”…×·°²³®™àáâäåæçèéêëíîïñóôöøúûüß")
UNITS = 1000


def table(weight):
    font = instantiateVariableFont(TTFont(FONT), {"wght": weight})
    scale = UNITS / font["head"].unitsPerEm
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    letters = {}
    for letter in LETTERS:
        name = names.get(ord(letter))
        if name is None:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        letters[letter] = [round(glyphs[name].width * scale), pen.getCommands()]
    return letters


result = {weight: table(value) for weight, value in WEIGHTS.items()}
with open("app/share/glyphs.json", "w", encoding="utf-8") as file:
    json.dump({"unitsPerEm": UNITS, **result}, file, ensure_ascii=False, separators=(",", ":"))
    file.write("\n")
