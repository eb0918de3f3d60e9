import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { broken, checkStored, type StoredReport } from './checks.ts';
import { databaseVia, whole } from './cluster.ts';
import { type DrilledCouncil, councilUrl, startServer } from './council.ts';
import { castUntilDecided, type Crowd, type DrilledRequest, startCrowd, type TimedVote } from './crowd.ts';
import { type Machine, processesOn, signal } from './machines.ts';
import type { Scenario, FaultStage } from './scenarios.ts';

/** What the drill has done so far: all votes and requests, and the next person to vote. */
export interface Drill {
  readonly folder: string;
  readonly council: DrilledCouncil;
  readonly cookie: string;
  readonly votes: TimedVote[];
  readonly requests: DrilledRequest[];
  next: number;
  nextIslander: number;
}

/** What a scenario took and left. */
export interface PlayedScenario {
  /** Seconds from the fault (if votes had to stop: from its end) to the answer of the next vote that was accepted. */
  readonly nextVote: number;
  /** How long those waited who voted in between: half of them less than the first. */
  readonly waited: readonly [number, number];
  /** Votes that were accepted on the side of the primary after the fault. */
  readonly onIsland: number | null;
  readonly report: StoredReport;
  readonly faults: readonly string[];
}

const islandPort = 4390;
const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

interface Island {
  readonly leave: () => Promise<readonly TimedVote[]>;
}

/** People and a server process beside a node, who reach only that. */
async function settleIsland({ folder, cookie, nextIslander }: Drill, node: Machine): Promise<Island> {
  const server = startServer(folder, node, islandPort, databaseVia('127.0.0.1:6432'));
  await pause(5000);
  const script = join(import.meta.dirname, '..', 'vote-on-island.ts');
  const people = [nextIslander, nextIslander + 100].map(String);
  const crowd: ChildProcess = spawn(
    'nsenter',
    [
      `--net=/run/netns/${node.name}`,
      process.execPath,
      script,
      `http://127.0.0.1:${islandPort}`,
      cookie,
      ...people,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const votes: TimedVote[] = [];
  const read = (async () => {
    for await (const line of createInterface({ input: crowd.stdout ?? process.stdin }))
      votes.push(JSON.parse(line) as TimedVote);
  })();
  return {
    leave: async () => {
      crowd.stdin?.end();
      await read;
      signal(processesOn(node, 'node'), 'SIGKILL');
      server.kill('SIGKILL');
      return votes;
    },
  };
}

const acceptedSince = (votes: readonly TimedVote[], from: number) =>
  votes.filter(({ status, sentAt }) => status === 200 && sentAt >= from);

/** Waits until a vote that was sent after that moment is accepted. Null if none is within the time. */
async function nextAccepted(crowd: Crowd, from: number, limit: number): Promise<number | null> {
  for (const until = Date.now() + limit; Date.now() < until; await pause(50)) {
    const times = acceptedSince(crowd.votes, from).map(({ answeredAt }) => answeredAt);
    if (times.length > 0) return Math.min(...times);
  }
  return null;
}

function waitsOf(votes: readonly TimedVote[], from: number, to: number): readonly [number, number] {
  const waits = votes
    .filter(({ firstSentAt }) => firstSentAt >= from && firstSentAt <= to)
    .map(({ firstSentAt, answeredAt }) => answeredAt - firstSentAt)
    .toSorted((a, b) => a - b);
  return [seconds(waits[Math.floor(waits.length / 2)] ?? 0), seconds(waits.at(-1) ?? 0)];
}

/** Votes without a decision are sent once more, to the council that serves now. */
async function sendAgain({ cookie }: Drill, votes: readonly TimedVote[]): Promise<readonly TimedVote[]> {
  const again: TimedVote[] = [];
  const until = Date.now() + 60_000;
  for (const vote of votes.filter(({ status }) => status === null))
    again.push(await castUntilDecided(councilUrl, cookie, vote, () => Date.now() > until));
  return again;
}

/** Votes go on within this time: docs/operating.md says so. */
const longestOutage = 40_000;
const longEnoughToBeSure = 20_000;

/** What was seen while something was broken. */
interface Outage {
  readonly faultAt: number;
  /** From when on votes should be accepted again. */
  readonly brokenFrom: number;
  readonly next: number | null;
  readonly faults: readonly string[];
}

/** Breaks something while the crowd votes, waits until votes go on, and mends it. */
async function breakAndMend(scenario: Scenario, stage: FaultStage, crowd: Crowd): Promise<Outage> {
  const faults: string[] = [];
  const faultAt = Date.now();
  await scenario.fault(stage);
  let brokenFrom = faultAt;
  if (scenario.stopsVotes) {
    const accepting = nextAccepted(crowd, Date.now(), longEnoughToBeSure);
    await scenario.meanwhile?.(stage);
    const early = await accepting;
    if (early !== null)
      faults.push(`a vote was accepted: ${JSON.stringify(acceptedSince(crowd.votes, faultAt))}`);
    brokenFrom = Date.now();
    await scenario.mend(stage);
  }
  const next = await nextAccepted(crowd, brokenFrom, longestOutage);
  if (next === null) faults.push(`no vote was accepted within ${longestOutage / 1000} s`);
  await pause(4000);
  if (!scenario.stopsVotes) await scenario.mend(stage);
  await pause(3000);
  return { faultAt, brokenFrom, next, faults };
}

/** Lets people vote, breaks something and mends it, and compares all answers since the beginning with what is stored. */
export async function playScenario(drill: Drill, scenario: Scenario): Promise<PlayedScenario> {
  const { folder, council, cookie, next: from } = drill;
  const parts = await whole();
  const island = scenario.hasIsland ? await settleIsland(drill, parts.primary) : null;
  const load = { url: councilUrl, cookie, from, to: from + 2000, every: 150, withRequests: true };
  const crowd = startCrowd(load);
  await pause(5000);
  const outage = await breakAndMend(scenario, { folder, parts, council }, crowd);
  const after = await whole();
  await crowd.settle(60);
  const islanders = (await island?.leave()) ?? [];
  drill.next = Math.max(drill.next, ...crowd.votes.map(({ person }) => person + 1));
  drill.nextIslander += island === null ? 0 : 100;
  const all = [...crowd.votes, ...islanders];
  drill.votes.push(...all.filter(({ status }) => status !== null), ...(await sendAgain(drill, all)));
  drill.requests.push(...crowd.requests);
  const report = await checkStored(folder, after, drill.votes, drill.requests);
  const { faultAt, brokenFrom, next, faults } = outage;
  return {
    nextVote: seconds((next ?? Number.NaN) - brokenFrom),
    waited: waitsOf(crowd.votes, faultAt, next ?? Number.MAX_VALUE),
    onIsland: island === null ? null : acceptedSince(islanders, faultAt).length,
    report,
    faults: [...faults, ...broken(report)],
  };
}
