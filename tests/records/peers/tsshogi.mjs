// What tsshogi reads and writes, for compare.py: node tsshogi.mjs PEERS WORK
import { readFileSync, writeFileSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [peers, work] = process.argv.slice(2);
const found = createRequire(`${peers}/`).resolve("tsshogi");
const { Record, Position, Move, importKIF, importKI2, importCSA, exportKIF, exportKI2, exportCSA, formatMove } =
  await import(pathToFileURL(found));

// The moves in USI, and the position after the last of them.
function told(record) {
  if (record instanceof Error) return { error: record.message };
  const moves = record.moves.map((node) => node.move).filter((move) => move instanceof Move);
  record.goto(record.length);
  return { moves: moves.map((move) => move.usi), sfen: record.position.sfen };
}

const readers = { kif: importKIF, ki2: importKI2, csa: importCSA };
const writers = { kif: exportKIF, ki2: exportKI2, csa: exportCSA };
const games = readFileSync(`${work}/games.usi`, "utf8").trim().split("\n");
const read = games.map((line, number) => {
  const record = Record.newByUSI(line);
  if (record instanceof Error) return { error: record.message };
  const answers = {};
  for (const format of Object.keys(readers)) {
    writeFileSync(`${work}/tsshogi-${number}.${format}`, writers[format](record, {}));
    const file = `${work}/nari-${number}.${format}`;
    answers[format] = existsSync(file) ? told(readers[format](readFileSync(file, "utf8"))) : { error: "no file" };
  }
  return answers;
});

// The names of moves in positions, [SFEN, USI] each.
const rows = JSON.parse(readFileSync(`${work}/rows.json`, "utf8"));
const names = rows.map(([sfen, usi]) => {
  const position = Position.newBySFEN(sfen);
  const move = position && position.createMoveByUSI(usi);
  return move ? formatMove(position, move) : null;
});
writeFileSync(`${work}/tsshogi.json`, JSON.stringify({ read, names }));
