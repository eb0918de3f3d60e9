// Shows that each boundary of docs/architecture holds: writes a file that breaks it, and checks that the compiler or
// the linter complains of that file for the reason expected. A check that passes here would protect nothing. The files
// are written together, so that a folder is compiled once.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = 'types';
const lint = 'lint';

/** Each violation: the folder in which it is written, its source, and the error that must come. */
const trespasses = [
  [
    'domain',
    "import { formatCount } from '#application/text/numbers.ts';\nexport const x = formatCount;",
    types,
    'TS6307',
  ],
  ['domain', 'export const x = () => fetch("http://127.0.0.1");', types, 'TS2304'],
  ['domain', 'export const x = () => process.cwd();', types, 'TS2591|TS2580|TS2304'],
  [
    'application',
    "import { refusals } from '#adapters/wire/refusals.ts';\nexport const x = refusals;",
    types,
    'TS6307',
  ],
  [
    'adapters/wire',
    "import type { Clock } from '#application/ports/clock.ts';\nexport type X = Clock;",
    types,
    'TS6307',
  ],
  [
    'ui-web',
    "import { openDatabase } from '#adapters/driven/sqlite/database.ts';\nexport const x = openDatabase;",
    types,
    'TS6307',
  ],
  ['domain', 'export const x = () => Date.now();', lint, 'no-restricted'],
  ['domain', 'export const x = () => new Date();', lint, 'no-clock'],
  ['application', 'export const x = () => Math.random();', lint, 'no-restricted'],
  ['domain', 'export const x = (list: number[]) => list.sort();', lint, 'no-array-sort'],
  [
    'domain',
    "import { left } from 'fp-ts/lib/Either.js';\nexport const x = left;",
    lint,
    'no-restricted-imports',
  ],
  [
    'ui-web/screens/home',
    "import Map from 'ol/Map.js';\nexport const x = Map;",
    lint,
    'no-restricted-imports',
  ],
  [
    'ui-web/screens/home',
    "import Plotly from 'plotly.js';\nexport const x = Plotly;",
    lint,
    'no-restricted-imports',
  ],
  [
    'ui-web/screens/home',
    "import { httpBallotBox } from '#adapters/driven/council-http/http-ballot-box.ts';\nexport const x = httpBallotBox;",
    lint,
    'no-restricted-imports',
  ],
  [
    'domain',
    "import { y } from './trespass-too.ts';\nexport const x = y;",
    lint,
    'no-cycle',
    "import { x } from './FILE';\nexport const y = x;",
  ],
];

const placed = trespasses.map(([folder, text, checker, complaint, other], index) => {
  const file = `trespass-${index}.ts`;
  const otherFile = `trespass-${index}-too.ts`;
  return {
    folder,
    checker,
    complaint,
    path: `${folder}/${file}`,
    written: [
      [`${folder}/${file}`, text.replace('trespass-too.ts', otherFile)],
      ...(other ? [[`${folder}/${otherFile}`, other.replace('FILE', file)]] : []),
    ],
  };
});

/** What a checker says of these trespasses, a line each. */
function said(command, args) {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    // Where nothing is compiled yet, every import of another room is complained of as well.
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  });
  return (stdout + stderr).split('\n');
}

/** Where the compiler notes what it has found in a folder. */
const notesOf = (folder) => {
  const { tsBuildInfoFile } = JSON.parse(
    readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'),
  ).compilerOptions;
  return join(root, folder, tsBuildInfoFile);
};

/**
 * Compiles a folder and emits nothing. What the compiler found in the folder before is not looked for again: it begins
 * with a copy of its notes, if there are any, and only the trespasses are new to it.
 */
function compiled(folder) {
  const notes = notesOf(folder);
  const copy = `${notes}.trespassed`;
  if (existsSync(notes)) copyFileSync(notes, copy);
  const quietly = ['--noEmit', '--emitDeclarationOnly', 'false', '--pretty', 'false'];
  const lines = said('tsc', [...quietly, '--tsBuildInfoFile', copy, '-p', folder]);
  rmSync(copy, { force: true });
  return lines;
}

/** None of these rules asks for types. */
const linted = (files) => said('oxlint', ['--format', 'unix', ...files]);

/** Writes the trespasses of a checker, and returns those that it does not complain of. */
function unguarded(checker, complaintsOf) {
  const own = placed.filter((trespass) => trespass.checker === checker);
  const files = own.flatMap(({ written }) => written);
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), `${content}\n`);
    }
    const complaints = complaintsOf(own);
    return own.filter(({ path, complaint }) => {
      const isMeant = new RegExp(complaint, 'u');
      return !complaints.some((line) => line.includes(path) && isMeant.test(line));
    });
  } finally {
    for (const [name] of files) rmSync(join(root, name), { force: true });
  }
}

const unseen = [
  ...unguarded(types, (own) => [...new Set(own.map(({ folder }) => folder))].flatMap(compiled)),
  ...unguarded(lint, (own) => linted(own.flatMap(({ written }) => written.map(([name]) => name)))),
];
for (const { path, complaint, written } of unseen)
  process.stdout.write(`unguarded: ${path}: ${written[0][1].split('\n')[0]}\n  expected ${complaint}\n`);
process.stdout.write(`${trespasses.length - unseen.length} of ${trespasses.length} trespasses were caught\n`);
process.exitCode = unseen.length === 0 ? 0 : 1;
