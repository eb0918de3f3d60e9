import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/*
 * The time of whole processes, beside a bare runtime in the same run: a figure alone says more about the machine than
 * about the program. Prints a line for each: `name: figure (floor …, ratio …), memory`.
 */

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url));
const real =
  process.env['CONCEJO_ELECTIONS'] ??
  fileURLToPath(new URL('../../../../shared/data/pabulib', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));

/** 90.000 ballots of three out of 160 projects, the same in every run. */
function invented(): string {
  let state = 2027;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const projects = Array.from({ length: 160 }, (_, at) => `P${at};${1000 + next(90_000)};Proyecto ${at}`);
  const votes = Array.from({ length: 90_000 }, (_, at) => {
    const first = next(158);
    return `${at};P${first},P${first + 1},P${first + 2};${18 + next(70)};F`;
  });
  return [
    'META\nkey;value\nbudget;2000000\nPROJECTS\nproject_id;cost;name',
    ...projects,
    'VOTES\nvoter_id;vote;age;sex',
    ...votes,
  ].join('\n');
}

function millisecondsOf(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [...args], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - start;
}

/** The most memory that a process held at once, in megabytes; the process prints it when it ends. */
function megabytesOf(args: readonly string[]): number {
  const printMemory =
    "process.on('exit', () => process.stderr.write(`rss ${process.resourceUsage().maxRSS}`))";
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(printMemory)}`];
  const { stderr } = spawnSync(process.execPath, [...flags, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return Number(/rss (\d+)$/u.exec(stderr.toString())?.[1] ?? 0) / 1000;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const file = join(folder, 'invented.pb.gz');
writeFileSync(file, gzipSync(invented()));
/** In the notation of some programs: each cell of a vote between quotes. */
const quoted = join(folder, 'quoted.pb.gz');
writeFileSync(
  quoted,
  gzipSync(invented().replaceAll(/^\d+;P.*$/gmu, (row) => `"${row.replaceAll(';', '";"')}"`)),
);
const compute = (path: string, ...flags: readonly string[]): readonly string[] => [
  bin,
  'budget',
  'compute',
  path,
  '--format',
  'json',
  '--quiet',
  ...flags,
];
const byVotes = ['--rule', 'by-votes'];
const add1 = ['--rule', 'equal-shares', '--completion', 'add1'];
const ofReal = (name: string, title: string, flags: readonly string[]) =>
  existsSync(join(real, name)) ? [[title, compute(join(real, name), ...flags)] as const] : [];
const praga = 'Poland_Warszawa_2020_Praga-Poludnie.pb';
const budapest = 'Hungary_Budapest_2024_VIII_Jozsefvaros.pb';
const measured: readonly (readonly [string, readonly string[]])[] = [
  ['concejo --help', [bin, '--help']],
  ['by votes, 90.000 invented ballots', compute(file, ...byVotes)],
  ['the same, each cell between quotes', compute(quoted, ...byVotes)],
  ['equal shares with add1, 90.000 invented ballots', compute(file, ...add1)],
  ...ofReal('Poland_Lodz_2022.pb.gz', 'by votes, Łódź 2022', byVotes),
  ...ofReal('Poland_Lodz_2022.pb.gz', 'equal shares with add1, Łódź 2022', add1),
  ...ofReal(praga, 'equal shares with add1, Praga-Południe 2020', add1),
  ...ofReal(budapest, 'equal shares with add1, 51.514 increments, Budapest VIII 2024', add1),
];

const rounds = 15;
const floors: number[] = [];
const times = measured.map((): number[] => []);
// One round unmeasured, so that the compile cache is there; then all in turn, so that a busy moment affects all
// alike.
for (let round = -1; round < rounds; round += 1) {
  const floor = millisecondsOf(['-e', '0']);
  const taken = measured.map(([, args]) => millisecondsOf(args));
  if (round < 0) continue;
  floors.push(floor);
  for (const [at, time] of taken.entries()) times[at]?.push(time);
}

for (const [at, [name, args]] of measured.entries()) {
  const figure = median(times[at] ?? []);
  const floor = median(floors);
  const ratio = (figure / floor).toFixed(1);
  const memory = megabytesOf(args).toFixed(0);
  console.log(
    `${name}: ${figure.toFixed(0)} ms (floor ${floor.toFixed(0)} ms, ratio ${ratio}), ${memory} MB`,
  );
}
rmSync(folder, { recursive: true });
