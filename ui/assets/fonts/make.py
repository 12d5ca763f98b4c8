#!/usr/bin/env python3
"""Makes the four `NariText-*.otf` files: Inter's Latin and Noto Sans CJK JP's kana and kanji in one family.

One family, because Slint looks for a missing sign in the system's fonts only, never in another font shipped inside.
Run by hand, never by the build, when a text uses a sign that the fonts lack (`tests/glyphs.rs` says so):

    python3 ui/assets/fonts/make.py        (needs fonttools; Debian: fonts-inter fonts-noto-cjk)

Signs: the lists below, and everything beyond ASCII that `locales/`, `lessons/` and `src/` hold at that time.
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
INTER = Path("/usr/share/fonts/opentype/inter")
NOTO = Path("/usr/share/fonts/opentype/noto")
FAMILY = "Nari Text"

# style, Inter file, Noto Sans CJK file
FACES = [
    ("Regular", "Inter-Regular.otf", "NotoSansCJK-Regular.ttc"),
    ("Italic", "Inter-Italic.otf", "NotoSansCJK-Regular.ttc"),
    ("SemiBold", "Inter-SemiBold.otf", "NotoSansCJK-Bold.ttc"),
    ("Bold", "Inter-Bold.otf", "NotoSansCJK-Bold.ttc"),
]

# What is written in French and English, with room for the names of people.
LATIN = (
    [chr(c) for c in range(0x20, 0x7F)]
    + [chr(c) for c in range(0xA0, 0x180)]
    + list("\u2009\u200a\u2010\u2011\u2012\u2013\u2014\u2015‘’‚“”„†‡•…\u202f‰′″‹›€™№")
    + list("←↑→↓↔↕↖↗↘↙↵⏎⇧⌘⌫−×÷±≤≥≠≈∞√½¼¾✓✗★☆●○■□▲△▼▽◆◇①②③④⑤⑥⑦⑧⑨☗☖")
)

# Kana, and what stands around them.
KANA = (
    [chr(c) for c in range(0x3041, 0x3097)]
    + [chr(c) for c in range(0x30A1, 0x30FF)]
    + list("、。「」『』【】〜・ー々（）！？：＋－０１２３４５６７８９　")
)

# The words of the game: pieces, notation, results, castles, openings, ideas.
KANJI = (
    "玉王飛角金銀桂香歩杏圭全馬龍竜将兵成不打同右左直上引寄行入"
    "零一二三四五六七八九十百千万"
    "先後上下手番目数駒将棋詰盤持台合王両取打移動升筋段敵自陣局面図"
    "平落枚裸勝負引分投了反則日入玉宣言無効時間切終始開結果中断変化最初"
    "囲矢倉穴熊美濃高船舟雁木棒銀腰掛早石田振居向間相横換右左嵐戦法形型"
    "筋垂叩継腹割底頭尻紐浮駒両使捨飛跳抜素抜開空必至死逃受攻守道退路余無駄"
    "読解説問題正誤答級段点評価名人対局者記録譜符号備考棋戦場所持時消費計表示"
    "指導学習練習初心入門基本用語規定第版新旧大小内外前"
)


def written() -> set[str]:
    """Every sign beyond ASCII in the texts and the sources."""
    signs: set[str] = set()
    for folder, suffixes in [("locales", {".ftl"}), ("lessons", {".toml", ".ftl", ".md"}), ("src", {".rs"}), ("ui", {".slint"})]:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in suffixes:
                signs.update(re.sub(r"[\x00-\x7f]", "", path.read_text(encoding="utf-8")))
    return {s for s in signs if s.isprintable() or s in "\u00a0\u202f"}


def latin_subset(path: Path, wanted: set[int]) -> TTFont:
    """The signs of `wanted` that Inter has, with kerning and accents, without its alternates."""
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]  # no `calt`: it turns the x of "2x3" into a sign
    options.name_IDs = ["*"]
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    font = TTFont(path, recalcTimestamp=False)  # the same signs make the same file
    cut = subset.Subsetter(options)
    cut.populate(unicodes=wanted)
    cut.subset(font)
    return font


def add_from_noto(font: TTFont, noto: TTFont, wanted: set[int]) -> None:
    """Draws the signs of `wanted` from Noto into `font`, in its units, centred on the capitals."""
    scale = font["head"].unitsPerEm / noto["head"].unitsPerEm * 0.97
    lift = font["OS/2"].sCapHeight / 2 - 380 * scale  # a kanji's middle stands at 380 of 1000
    source, cmap = noto.getGlyphSet(), noto.getBestCmap()
    cff = font["CFF "].cff
    top = cff.topDictIndex[0]
    strings = top.CharStrings
    order = font.getGlyphOrder()
    for code in sorted(wanted):
        name = f"uni{code:04X}"
        width = round(source[cmap[code]].width * scale)
        pen = T2CharStringPen(width - top.Private.nominalWidthX, source)
        source[cmap[code]].draw(TransformPen(pen, (scale, 0, 0, scale, 0, lift)))
        strings.charStringsIndex.append(pen.getCharString(top.Private, cff.GlobalSubrs))
        strings.charStrings[name] = len(strings.charStringsIndex) - 1
        if name not in order:
            order.append(name)
        if top.charset is not order:
            top.charset.append(name)
        bounds = BoundsPen(source)
        source[cmap[code]].draw(TransformPen(bounds, (scale, 0, 0, scale, 0, lift)))
        font["hmtx"].metrics[name] = (width, round(bounds.bounds[0]) if bounds.bounds else 0)
        for table in font["cmap"].tables:
            if table.isUnicode() and (code <= 0xFFFF or table.format == 12):
                table.cmap[code] = name
    font.setGlyphOrder(order)


def rename(font: TTFont, style: str, noto: TTFont) -> None:
    """Our own family name; copyright, makers and licence of both sources stay."""
    names, other = font["name"], noto["name"]
    both = {n: f"{names.getDebugName(n)} | {other.getDebugName(n)}" for n in (0, 7, 8, 9)}
    version = f"{names.getDebugName(5)}; kana and kanji: {other.getDebugName(5)}"
    licence, link = names.getDebugName(13), names.getDebugName(14)
    names.names = []
    texts = both | {
        1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 5: version,
        6: f"NariText-{style}", 10: "Inter and Noto Sans CJK JP, cut down and joined for Nari.", 13: licence, 14: link,
    }
    for identifier, text in texts.items():
        names.setName(text, identifier, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [f"NariText-{style}"]
    top = cff.topDictIndex[0]
    top.FamilyName, top.FullName, top.Weight = FAMILY, f"{FAMILY} {style}", style
    for left_over in ("Notice", "Copyright"):
        if hasattr(top, left_over):
            setattr(top, left_over, both[0])


def main() -> None:
    wanted = {ord(c) for c in LATIN} | {ord(c) for c in KANA} | {ord(c) for c in KANJI} | {ord(c) for c in written()}
    for style, inter, cjk in FACES:
        noto = TTCollection(NOTO / cjk).fonts[0]  # the first face of the collection is the Japanese one
        assert noto["name"].getDebugName(1) == "Noto Sans CJK JP"
        font = latin_subset(INTER / inter, wanted)
        missing = wanted - set(font.getBestCmap())
        found = missing & set(noto.getBestCmap())
        add_from_noto(font, noto, found)
        rename(font, style, noto)
        out = HERE / f"NariText-{style}.otf"
        font.save(out)
        lacking = " ".join(f"{chr(c)} U+{c:04X}" for c in sorted(missing - found))
        print(f"{out.name}: {out.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs; in neither font: {lacking or 'none'}")


if __name__ == "__main__":
    main()
