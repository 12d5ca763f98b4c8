#!/usr/bin/env python3
"""Makes `kanji.txt` and `letters.txt`: glyph outlines as SVG path data, a line a sign. Run by hand, never by the build.

A line is the sign, a blank, its advance, a blank, the path. The em is 100 units, y grows downwards. Of a kanji the
point (0, 0) is the middle of its ink; of a letter it is the left end of its base line.

    python3 ui/assets/pieces/make.py       (needs fonttools; Debian: fonts-inter fonts-noto-cjk fonts-noto-cjk-extra)
"""

import string
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont

HERE = Path(__file__).resolve().parent
KANJI = "玉王飛角金銀桂香歩と杏圭全馬龍"
LETTERS = string.ascii_uppercase + "+"


def short(number: float) -> str:
    """One decimal place of a unit is a fortieth of a pixel on the largest board."""
    text = f"{number:.1f}"
    return text.removesuffix(".0").replace("-0.", "-.") if text not in ("-0.0", "0.0") else "0"


def line(font: TTFont, sign: str, centred: bool) -> str:
    scale = 100 / font["head"].unitsPerEm
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(sign)]]
    dx = dy = 0.0
    if centred:
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        x0, y0, x1, y1 = bounds.bounds
        dx, dy = -(x0 + x1) / 2 * scale, (y0 + y1) / 2 * scale
    pen = SVGPathPen(glyphs, ntos=short)
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, dx, dy)))
    return f"{sign} {short(glyph.width * scale)} {pen.getCommands()}\n"


def main() -> None:
    serif = next(
        f for f in TTCollection("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc").fonts
        if f["name"].getDebugName(1) == "Noto Serif CJK JP"
    )
    inter = TTFont("/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    (HERE / "kanji.txt").write_text("".join(line(serif, s, centred=True) for s in KANJI), encoding="utf-8")
    (HERE / "letters.txt").write_text("".join(line(inter, s, centred=False) for s in LETTERS), encoding="utf-8")


if __name__ == "__main__":
    main()
