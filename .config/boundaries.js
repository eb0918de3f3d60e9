// Shows that each boundary of docs/architecture holds: writes a file that breaks it, and checks that the compiler or
// the linter fails for the reason expected. A check that passes here would protect nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules', '.bin', name);

const types = (folder) => [bin('tsc'), ['--noEmit', '--emitDeclarationOnly', 'false', '-p', folder]];
const lint = (file) => [bin('oxlint'), ['--type-aware', file]];

/** Each violation: where it is written, its source, and the error that must come. */
const trespasses = [
  [
    'domain/trespass.ts',
    "import { formatCount } from '#application/text/numbers.ts';\nexport const x = formatCount;",
    types,
    'TS6307',
  ],
  ['domain/trespass.ts', 'export const x = () => fetch("http://127.0.0.1");', types, 'TS2304'],
  ['domain/trespass.ts', 'export const x = () => process.cwd();', types, 'TS2591|TS2580|TS2304'],
  [
    'application/trespass.ts',
    "import { refusals } from '#adapters/wire/refusals.ts';\nexport const x = refusals;",
    types,
    'TS6307',
  ],
  [
    'adapters/wire/trespass.ts',
    "import type { Clock } from '#application/ports/clock.ts';\nexport type X = Clock;",
    types,
    'TS6307',
  ],
  [
    'ui-web/trespass.ts',
    "import { openDatabase } from '#adapters/driven/sqlite/database.ts';\nexport const x = openDatabase;",
    types,
    'TS6307',
  ],
  ['domain/trespass.ts', 'export const x = () => Date.now();', lint, 'no-restricted'],
  ['domain/trespass.ts', 'export const x = () => new Date();', lint, 'no-clock'],
  ['application/trespass.ts', 'export const x = () => Math.random();', lint, 'no-restricted'],
  ['domain/trespass.ts', 'export const x = (list: number[]) => list.sort();', lint, 'no-array-sort'],
  [
    'domain/trespass.ts',
    "import { left } from 'fp-ts/lib/Either.js';\nexport const x = left;",
    lint,
    'no-restricted-imports',
  ],
  [
    'ui-web/screens/home/trespass.ts',
    "import Map from 'ol/Map.js';\nexport const x = Map;",
    lint,
    'no-restricted-imports',
  ],
  [
    'ui-web/screens/home/trespass.ts',
    "import Plotly from 'plotly.js';\nexport const x = Plotly;",
    lint,
    'no-restricted-imports',
  ],
  [
    'ui-web/screens/home/trespass.ts',
    "import { httpBallotBox } from '#adapters/driven/council-http/http-ballot-box.ts';\nexport const x = httpBallotBox;",
    lint,
    'no-restricted-imports',
  ],
  [
    'domain/trespass.ts',
    "import { x } from './trespass-too.ts';\nexport const y = x;",
    lint,
    'no-cycle',
    'domain/trespass-too.ts',
    "import { y } from './trespass.ts';\nexport const x = y;",
  ],
];

let unguarded = 0;
for (const [file, text, checker, complaint, otherFile, otherText] of trespasses) {
  const written = [[file, text], ...(otherFile ? [[otherFile, otherText]] : [])];
  for (const [name, content] of written) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), `${content}\n`);
  }
  const folder = /^(?:adapters\/\w+|[\w-]+)/u.exec(file)?.[0] ?? '.';
  const [command, args] = checker(checker === lint ? file : folder);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  for (const [name] of written) rmSync(join(root, name));
  if (status === 0 || !new RegExp(complaint, 'u').test(stdout + stderr)) {
    unguarded += 1;
    process.stdout.write(
      `unguarded: ${file}: ${text.split('\n')[0]}\n  expected ${complaint}\n${(stdout + stderr).slice(0, 600)}\n`,
    );
  }
}
process.stdout.write(`${trespasses.length - unguarded} of ${trespasses.length} trespasses were caught\n`);
process.exitCode = unguarded === 0 ? 0 : 1;
