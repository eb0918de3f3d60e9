// Several machines: `node contract-tests/faults/run-failover.ts [SCENARIO…]` (Linux, as root, with the packages
// patroni, etcd-server, haproxy, pgbouncer and postgresql-15 of Debian 12). Three nodes with etcd, Patroni, PostgreSQL
// and PgBouncer, and one with HAProxy and three server processes, each in a network namespace of its own, with the
// settings of docs/operating/several-machines. People vote and send requests while machines fail. Ends with 1 if an
// answer was not kept; then its logs stay (`npm run drill failover` removes them). Everything is in a process namespace:
// it ends with the drill, in whatever way that ends.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distantCookie } from '#fixtures/builders/councils/distant-voter.ts';
import { makeCluster } from './failover/cluster.ts';
import { councilUrl, islandersFrom, startCouncil } from './failover/council.ts';
import { wireMachines } from './failover/machines.ts';
import { guessesAround, refusalOfPooler } from './failover/measures.ts';
import { type Drill, playScenario } from './failover/play.ts';
import { scenarios } from './failover/scenarios.ts';
import { measureSecrecy } from './failover/secrecy.ts';

const inside = 'CONCEJO_DRILL_FOLDER';
const longestMinutes = 25;

/** What is not there of what the drill needs, in words. */
function missing(): readonly string[] {
  const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'ip', 'nsenter'];
  const absent = programs.filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0);
  return [...(process.getuid?.() === 0 ? [] : ['the rights of root']), ...absent];
}

/** Runs this script again in namespaces of its own, and removes its folder afterwards. */
function runInside(): number {
  if (missing().length > 0) {
    console.log(`The drill needs: ${missing().join(', ')}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'concejo-failover-'));
  chmodSync(folder, 0o711);
  const namespaces = 'unshare --net --mount --pid --fork --kill-child --mount-proc'.split(' ');
  // The first process of a process namespace must collect those that others leave: the shell does.
  const shell = ['bash', '-c', '"$@"; exit $?', 'bash'];
  const again = [process.execPath, import.meta.filename, ...process.argv.slice(2)];
  const { status } = spawnSync(
    'timeout',
    ['-k', '5', String(longestMinutes * 60), ...namespaces, ...shell, ...again],
    { stdio: 'inherit', env: { ...process.env, [inside]: folder } },
  );
  if (status === 0) rmSync(folder, { recursive: true, force: true });
  else process.stdout.write(`The logs are in ${folder}\n`);
  return status ?? 1;
}

/** What a part of the drill reports, and what was wrong. */
interface Told {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** What is measured besides the faults of machines. */
const measures: Readonly<Record<string, (drill: Drill) => Promise<Told>>> = {
  guesses: async (drill) => {
    const [first, again, after] = await guessesAround(drill);
    const isAsDeclared = first === 5 && again === 0 && after <= 5;
    const line = `wrong guesses of a person: ${first}, then ${again}, after the primary moved ${after}`;
    return { lines: [line], faults: isAsDeclared ? [] : ['not as declared'] };
  },
  pooler: async (drill) => {
    const words = await refusalOfPooler(drill);
    return { lines: [words], faults: words.includes('session mode') ? [] : ['it serves'] };
  },
  secrecy: async (drill) => {
    const moments = await measureSecrecy(drill);
    const lines = moments.map(({ when, found }) => `${when}: ${found.join('; ')}`);
    return { lines, faults: moments.flatMap(({ wrong }) => wrong) };
  },
};

async function run(drill: Drill, name: string): Promise<Told> {
  const measure = measures[name];
  if (measure !== undefined) return measure(drill);
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`No scenario ${name}: ${everything.join(', ')}`);
  const { nextVote, waited, onIsland, report, faults } = await playScenario(drill, scenario);
  const lines = [
    scenario.what,
    `the next vote is accepted after ${nextVote} s; voters waited ${waited.join(', at most ')} s`,
    ...(onIsland === null ? [] : [`accepted on the side of the old primary: ${onIsland}`]),
    JSON.stringify(report),
  ];
  return { lines, faults };
}

function tell(name: string, { lines, faults }: Told): number {
  console.log(name);
  for (const line of [...lines, ...faults.map((fault) => `WRONG: ${fault}`)]) console.log(`  ${line}`);
  return faults.length;
}

const everything = [...Object.keys(scenarios), ...Object.keys(measures)];

async function drillIn(folder: string): Promise<number> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : everything;
  wireMachines();
  await makeCluster(folder);
  const council = await startCouncil(folder);
  const cookie = await distantCookie(councilUrl, 0);
  const drill: Drill = {
    folder,
    council,
    cookie,
    votes: [],
    requests: [],
    next: 0,
    nextIslander: islandersFrom,
  };
  let failed = 0;
  for (const name of names) failed += tell(name, await run(drill, name));
  console.log(failed === 0 ? 'No answer was lost, and nobody was counted twice.' : `${failed} faults`);
  return failed === 0 ? 0 : 1;
}

const folder = process.env[inside];
if (folder === undefined) process.exitCode = runInside();
else {
  try {
    process.exit(await drillIn(folder));
  } catch (error) {
    console.log(error);
    process.exit(1);
  }
}
