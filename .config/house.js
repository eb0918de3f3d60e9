// `npm run house`: the figures of the house by room, and what misses a bar. `--check` ends with 1 if something does;
// `--json` prints the same as JSON. Another repository may be named: `node .config/house.js FOLDER`.
import { fileURLToPath } from 'node:url';
import { importCircles } from './house/import-circles.js';
import {
  filesOver,
  foldersOver,
  functionsOver,
  sizesOf,
  undocumented,
  needlessExceptions,
} from './house/measures.js';
import { longFunctions } from './house/long-functions.js';
import { readSources, rooms } from './house/read-sources.js';
import { repeatedNames } from './house/repeated-names.js';

const flags = process.argv.slice(2);
const root = flags.find((one) => !one.startsWith('-')) ?? fileURLToPath(new URL('..', import.meta.url));

const all = readSources(root);
const written = all.filter(({ room }) => room !== 'tests and fixtures');
const inRoom = (room) => all.filter((one) => one.room === room);
const promised = written.filter(
  ({ path }) => path.startsWith('domain/') || path.startsWith('application/ports/'),
);

const sizes = {
  ...Object.fromEntries(rooms.map((room) => [room, sizesOf(inRoom(room))])),
  'all but tests': sizesOf(written),
};

/** The 90th percentile of the lines of functions, in rooms where it is not 24. */
const mostLines = { domain: 20, 'ui-web': 34 };

/** Each bar: what it says, and what misses it, a line each. */
const bars = {
  'functions: 90th percentile at most 20 lines in domain, 34 in ui-web (most is markup), 24 elsewhere': rooms
    .filter((room) => room !== 'tests and fixtures' && sizes[room].functionP90 > (mostLines[room] ?? 24))
    .map((room) => `${room}: ${sizes[room].functionP90}`),
  'functions: none over 60 lines': [
    ...functionsOver(60, written)
      .filter(({ path, name }) => !longFunctions.has(`${path} ${name}`))
      .map(({ path, line, name, lines }) => `${path}:${line} ${name} ${lines}`),
    ...needlessExceptions(longFunctions, functionsOver(60, written), written),
  ],
  'files: median at most 50 lines': Object.entries(sizes)
    .filter(([name, { fileMedian }]) => name === 'all but tests' && fileMedian > 50)
    .map(([name, { fileMedian }]) => `${name}: ${fileMedian}`),
  'files: none over 300 lines': filesOver(300, written).map(({ path, lines }) => `${path} ${lines}`),
  'every exported name of domain and application/ports has a docstring': undocumented(promised).map(
    ({ path, name }) => `${path} ${name}`,
  ),
  'no circle of imports, types included': importCircles(all).map((paths) =>
    paths.toSorted((one, other) => (one < other ? -1 : 1)).join(' ↔ '),
  ),
  'every exported name has one meaning': repeatedNames(written).map(
    ({ name, paths }) => `${name}: ${paths.join(', ')}`,
  ),
  'no flat folder over 40 files': foldersOver(40, all).map(({ folder, files }) => `${folder} ${files}`),
};

function sizesTable() {
  const head = ['room', 'files', 'median', 'p90', 'max', 'functions', 'p90', 'max'];
  const rows = Object.entries(sizes).map(([room, one]) => [room, ...Object.values(one)].map(String));
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  return [head, ...rows].map(line).join('\n');
}

const missed = Object.values(bars).filter((lines) => lines.length > 0).length;
if (flags.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ sizes, bars }, null, 2)}\n`);
} else {
  process.stdout.write(`${sizesTable()}\n`);
  for (const [bar, lines] of Object.entries(bars)) {
    const kept = lines.length === 0;
    process.stdout.write(`\n${kept ? '✓' : '✗'} ${bar}${kept ? '' : `: ${lines.length}`}\n`);
    for (const line of lines) process.stdout.write(`  ${line}\n`);
  }
}
process.exitCode = flags.includes('--check') && missed > 0 ? 1 : 0;
