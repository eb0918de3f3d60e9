import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The time of `budget changes` beside `budget compute` by the same rule, whole processes in the same run. Prints a line for
 * each rule: `rule: changes, compute, ratio`. The ratio should be at most 20.
 */

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const file = join(folder, 'invented.pb');

/** 20.000 ballots of one to six out of 60 projects, the first of them named more often; the same in every run. */
function invented(): string {
  let state = 2027;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const projects = Array.from({ length: 60 }, (_, at) => `P${at};${1000 + next(90_000)};Proyecto ${at}`);
  const votes = Array.from({ length: 20_000 }, (_, at) => {
    const wanted = 1 + next(6);
    const named = new Set<string>();
    while (named.size < wanted) named.add(`P${Math.floor(60 * (next(10_000) / 10_000) ** 1.7)}`);
    return `${at};${[...named].join(',')}`;
  });
  return [
    'META\nkey;value\nbudget;800000\nvote_type;approval\nPROJECTS\nproject_id;cost;name',
    ...projects,
    'VOTES\nvoter_id;vote',
    ...votes,
  ].join('\n');
}

function millisecondsOf(command: string, rule: string): number {
  const start = performance.now();
  const args = [bin, 'budget', command, file, '--rule', rule, '--format', 'json', '--quiet'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`budget ${command} by ${rule} ended with ${status}`);
  return performance.now() - start;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

writeFileSync(file, invented());
for (const rule of ['by-votes', 'threshold', 'equal-shares', 'phragmen', 'max-votes']) {
  millisecondsOf('compute', rule);
  const rounds = Array.from({ length: 3 }, () => [
    millisecondsOf('compute', rule),
    millisecondsOf('changes', rule),
  ]);
  const compute = median(rounds.map(([time = 0]) => time));
  const changes = median(rounds.map(([, time = 0]) => time));
  console.log(
    `${rule}: changes ${changes.toFixed(0)} ms, compute ${compute.toFixed(0)} ms, ratio ${(changes / compute).toFixed(1)}`,
  );
}
rmSync(folder, { recursive: true });
