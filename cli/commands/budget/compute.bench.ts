import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/*
 * How long whole processes take, beside a bare runtime in the same run: a figure alone says more about the machine than
 * about the program. Prints a line for each: `name: figure (floor …, ratio …)`.
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

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const file = join(folder, 'invented.pb.gz');
writeFileSync(file, gzipSync(invented()));
const lodz = join(real, 'Poland_Lodz_2022.pb.gz');
const byVotes = (path: string) => [
  bin,
  'budget',
  'compute',
  path,
  '--rule',
  'by-votes',
  '--format',
  'json',
  '--quiet',
];
const measured: readonly (readonly [string, readonly string[]])[] = [
  ['concejo --help', [bin, '--help']],
  ['budget compute, 90.000 invented ballots', byVotes(file)],
  ...(existsSync(lodz) ? [['budget compute, Łódź 2022', byVotes(lodz)] as const] : []),
];

const rounds = 15;
const floors: number[] = [];
const times = measured.map((): number[] => []);
// One round unmeasured, so that the compile cache is there; then all in turn, so that a busy moment hits all alike.
for (let round = -1; round < rounds; round += 1) {
  const floor = millisecondsOf(['-e', '0']);
  const taken = measured.map(([, args]) => millisecondsOf(args));
  if (round < 0) continue;
  floors.push(floor);
  for (const [at, time] of taken.entries()) times[at]?.push(time);
}
rmSync(folder, { recursive: true });

for (const [at, [name]] of measured.entries()) {
  const figure = median(times[at] ?? []);
  const floor = median(floors);
  const ratio = (figure / floor).toFixed(1);
  console.log(`${name}: ${figure.toFixed(0)} ms (floor ${floor.toFixed(0)} ms, ratio ${ratio})`);
}
