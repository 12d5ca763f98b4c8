"""Compares Nari with tsshogi, cshogi and rsshogi on random games: compare.py NARI PEERS WORK GAMES SEED"""

import json
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cshogi
from cshogi import CSA, KIF
from rsshogi.core import Board as RsBoard
from rsshogi.core import Move as RsMove

NARI, PEERS, WORK, GAMES, SEED = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
HERE = Path(__file__).resolve().parent
START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
HANDICAPS = [
    "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
]
FORMATS = ["kif", "ki2", "csa"]

faults = []
counts = {}


def same(what, one, two, where):
    """Counts a comparison, and keeps a difference to be told at the end."""
    counts[what] = counts.get(what, 0) + 1
    if one != two:
        faults.append(f"{what}, {where}: {one!r} is not {two!r}")


def same_as_rsshogi(what, name, answer, where):
    """rsshogi leaves 寄 out after 左 and 右 when a third piece comes from another rank: its name then fits two pieces."""
    if name == answer + "寄" and name[-2] in "左右":
        counts["rsshogi leaves 寄 out"] = counts.get("rsshogi leaves 寄 out", 0) + 1
    else:
        same(what, name, answer, where)


def walk(board, plies):
    moves = []
    for _ in range(plies):
        legal = list(board.legal_moves)
        if not legal:
            break
        move = random.choice(legal)
        moves.append(move)
        board.push(move)
    return moves


def bare(sfen):
    """A SFEN without the number of the move."""
    return " ".join(sfen.split(" ")[:3])


class Game:
    """A random game: from the start, from a handicap, or from the middle of another."""

    def __init__(self, number):
        self.number = number
        chance = random.random()
        sfen = START if chance < 0.6 else random.choice(HANDICAPS)
        board = cshogi.Board(sfen)
        if chance > 0.85:
            walk(board, 50)
        # Peers have no word for the number of the first move in every format.
        self.start = bare(board.sfen()) + " 1"
        board = cshogi.Board(self.start)
        self.moves = walk(board, random.randrange(1, 160))
        self.usi = [cshogi.move_to_usi(move) for move in self.moves]
        self.final = bare(board.sfen())

    def line(self):
        moves = " moves " + " ".join(self.usi) if self.usi else ""
        start = "startpos" if self.start == START else "sfen " + self.start
        return f"position {start}{moves}"

    def file(self, who, suffix):
        return WORK / f"{who}-{self.number}.{suffix}"


def convert(source, target, *more):
    subprocess.run([NARI, "convert", str(source), str(target), *more], check=True)


def cshogi_writes(game):
    """KIF and CSA as cshogi writes them."""
    exporter = KIF.Exporter(str(game.file("cshogi", "kif")))
    exporter.header(["a", "b"], handicap=cshogi.Board(game.start))
    for move in game.moves:
        exporter.move(move)
    exporter.end("resign")
    exporter.close()
    exporter = CSA.Exporter(str(game.file("cshogi", "csa")))
    exporter.info(init_board=cshogi.Board(game.start), names=["a", "b"])
    for move in game.moves:
        exporter.move(move, time=1)
    exporter.endgame("%TORYO")
    exporter.close()


def names_in(text):
    """The names of the moves in a text in KI2, written one way."""
    text = re.sub(r"^[*#].*$|^[^▲△☗☖\n]*$", "", text, flags=re.M)
    text = text.replace("☗", "▲").replace("☖", "△").replace("竜", "龍").replace("王", "玉")
    return ["".join(name.split()) for name in re.findall(r"[▲△][^▲△]*", text)]


def normal(name):
    return "".join(name.replace("☗", "▲").replace("☖", "△").replace("竜", "龍").replace("王", "玉").split())


def main():
    random.seed(SEED)
    games = [Game(number) for number in range(GAMES)]
    lines = WORK / "games.usi"
    lines.write_text("".join(game.line() + "\n" for game in games))

    # Nari writes: all games in one file where the format can hold them.
    pool = ThreadPoolExecutor(2)
    for game in games:
        game.file("nari", "usi").write_text(game.line() + "\n")

    def nari_writes(game):
        source = game.file("nari", "usi")
        convert(source, game.file("nari", "kif"), "--to", "kifu")
        convert(source, game.file("nari", "ki2"))

    list(pool.map(nari_writes, games))
    convert(lines, WORK / "games.csa")
    for game, text in zip(games, (WORK / "games.csa").read_text().split("/\n"), strict=True):
        game.file("nari", "csa").write_text(text)

    # What Nari says of the rows and of the final positions.
    rows = [row.split(" | ") for row in (HERE.parent / "ki2.txt").read_text().splitlines() if not row.startswith("#")]
    (WORK / "rows.json").write_text(json.dumps([row[:2] for row in rows]))
    convert(lines, WORK / "games.sfen")
    positions = iter((WORK / "games.sfen").read_text().splitlines())
    for game in games:
        for _ in range(len(game.usi)):
            next(positions)
        same("Nari's final position", bare(next(positions)), game.final, game.number)

    # The peers read it, and write the same games.
    subprocess.run(["node", str(HERE / "tsshogi.mjs"), str(PEERS), str(WORK)], check=True)
    told = json.loads((WORK / "tsshogi.json").read_text())
    for game, answers in zip(games, told["read"], strict=True):
        for suffix in FORMATS:
            answer = answers.get(suffix, answers)
            same(f"tsshogi reads .{suffix}", answer.get("moves"), game.usi, (game.number, answer.get("error")))
            same(f"tsshogi's final position of .{suffix}", bare(answer.get("sfen", "")), game.final, game.number)
        # cshogi reads no start that is drawn.
        if game.start in [START, *HANDICAPS]:
            kif = KIF.Parser.parse_str(game.file("nari", "kif").read_text())
            same("cshogi reads .kif", [cshogi.move_to_usi(move) for move in kif.moves], game.usi, game.number)
        csa = CSA.Parser.parse_str(game.file("nari", "csa").read_text())[0]
        same("cshogi reads .csa", [cshogi.move_to_usi(move) for move in csa.moves], game.usi, game.number)
        same("tsshogi's names", names_in(game.file("nari", "ki2").read_text()),
             names_in(game.file("tsshogi", "ki2").read_text()), game.number)
        board = RsBoard(game.start)
        for usi, name in zip(game.usi, names_in(game.file("nari", "ki2").read_text())):
            if "同" not in name:
                same_as_rsshogi("rsshogi's names", name, normal(RsMove.from_usi(usi).to_ki2(board) or ""), (game.number, usi))
            board.apply_usi(usi)
        cshogi_writes(game)

    # Nari reads what they wrote.
    def nari_reads(game):
        for who, suffixes in [("tsshogi", FORMATS), ("cshogi", ["kif", "csa"])]:
            for suffix in suffixes:
                found = subprocess.run([NARI, "convert", str(game.file(who, suffix)), "-", "--to", "usi"],
                                       capture_output=True, text=True, check=False)
                same(f"Nari reads {who}'s .{suffix}", found.stdout.strip() or found.stderr, game.line(), game.number)

    list(pool.map(nari_reads, games))

    # The rows of ki2.txt.
    for (sfen, usi, name), answer in zip(rows, told["names"], strict=True):
        same("rows: tsshogi", normal(answer or ""), name, sfen)
        board = RsBoard(sfen)
        same_as_rsshogi("rows: rsshogi", name, normal(RsMove.from_usi(usi).to_ki2(board) or ""), sfen)

    for what, count in counts.items():
        print(f"{what}: {count}")
    for fault in faults[:20]:
        print(fault)
    print(f"{sum(counts.values()) - len(faults)} passed, {len(faults)} failed")
    sys.exit(1 if faults else 0)


main()
