// Shows with a system-call trace that every key somebody presses in a document is synced to the server's disk within two
// seconds: `node contract-tests/faults/trace-drafts.ts`. Needs strace (Linux). The page's own presenter sends what is
// written; one person writes without a pause, with pauses, and with a pause in the midst of a word.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveCommand } from '#fixtures/builders/councils/council-process.ts';
import { cutLine } from './cuts/cut-line.ts';
import {
  makeTypedDocument,
  oldest,
  openedTab,
  place,
  serverOn,
  token,
  typeFor,
  typist,
} from './cuts/cut-rounds.ts';
import { deviceWithTabs } from './cuts/tabs.ts';
import { tracedAnswers, tracedCalls } from './synced-answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'concejo-trace-'));
const trace = join(folder, 'trace');
const calls = 'trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,sendmsg';
// -D: the server is our own child and the tracer another's, so that ending the one ends the other.
const strace = [
  'strace',
  '-D',
  '-f',
  '-ff',
  '-y',
  '-qq',
  '-s',
  '120',
  '-ttt',
  '-T',
  '-e',
  calls,
  '-o',
  trace,
];
const server = await (await serverOn(folder, [...strace, ...serveCommand]))();
const line = cutLine(token);
line.lead(server.url);
await makeTypedDocument(line);

/** The texts of the drafts that were accepted, in their order. */
const accepted: string[] = [];
const recording: typeof fetch = async (input, init) => {
  const answer = await line.fetch(input, init);
  // The client of the council calls an address with a text.
  const [address, text] = [input, init?.body] as [string, string];
  if (address.endsWith('/draft') && answer.ok) accepted.push(text);
  return answer;
};
const tab = await openedTab(deviceWithTabs(place, recording));
const hand = typist();
for (const [writing, waiting] of [
  [6000, 700],
  [300, 900],
  [900, 450],
  [2500, 2500],
] as const) {
  // oxlint-disable-next-line no-await-in-loop -- a person writes, and then waits
  await typeFor(writing, tab, hand);
  // oxlint-disable-next-line no-await-in-loop -- as said above
  await pause(waiting);
}
tab.end();
await server.stop();

const traces = readdirSync(folder).filter((name) => name.startsWith('trace.'));
const found = tracedAnswers(
  tracedCalls(traces.map((name) => readFileSync(join(folder, name), 'utf8'))),
  /"POST \S+\/draft /u,
);
rmSync(folder, { recursive: true, force: true });
const syncedAt = found.answers.map((one) => (one.syncedAt === null ? Infinity : one.syncedAt * 1000));
/** Milliseconds from each key to the sync of the first draft that has it. */
const ages = hand.pressed.map(({ key, at }) => {
  const first = accepted.findIndex((text) => text.includes(key));
  return (syncedAt[first] ?? Infinity) - (performance.timeOrigin + at);
});
const longest = Math.max(...ages);
const unsynced = syncedAt.filter((at) => at === Infinity).length;
console.log(
  JSON.stringify({
    keys: ages.length,
    drafts: accepted.length,
    traced: found.answers.length,
    unsynced,
    longest,
  }),
);
const holds =
  ages.length > 100 && accepted.length === found.answers.length && unsynced === 0 && longest < oldest;
console.log(holds ? 'Every key was synced within two seconds.' : 'Some key was not synced in time.');
if (!holds) process.exitCode = 1;
