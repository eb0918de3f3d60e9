// How long the day of a vote takes with 100,000 people in its census, and its page before it is opened, as calls from
// their arrival to their answer, without the network, in the embedded database. Beside each is the same call once the
// census is another one: then the fingerprint of all people is made.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLeft } from '#domain/shared/result.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { openedVote, staffCaller } from '#fixtures/builders/councils/opened-vote.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { openCouncil } from '../main.ts';

const count = 100_000;
const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const town = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
for (const [name, text] of Object.entries(crowdFiles({ count, today }))) {
  mkdirSync(dirname(join(town, name)), { recursive: true });
  writeFileSync(join(town, name), text);
}
const opened = await openCouncil(aConfiguration(data), { now: () => noon });
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
await opened.right.load(town);
const server = await opened.right.server('/no-web', { write: () => undefined });
const council = { server, data, databaseUrl: undefined };
const officer = await staffCaller(council, 'nova', 'fatima', 'pollingOfficer');
const author = await staffCaller(council, 'nova', 'neus', 'publisher', 'reader');
await openedVote(council, { realm: 'nova', surveys: ['main'] });
const body = { title: { es: 'Otra' }, displayType: 'yesNo', endTime: '2026-11-27', census: true };
await author(`documents/${encodeURIComponent('#surveys')}`, { id: 'next', body });

const database = new DatabaseSync(join(data, 'concejo.sqlite'));
const anotherCensus = () => database.exec('UPDATE census_versions SET version = version + 1');

/** The median of nine calls, in milliseconds of this process; before each call, `first` is done. */
async function timeOf(call: () => Promise<{ readonly status: number }>, first = () => {}): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    first();
    const began = process.cpuUsage();
    const { status } = await call();
    if (status !== 200) throw new Error(`answered ${status}`);
    const { user, system } = process.cpuUsage(began);
    if (n > 0) times.push((user + system) / 1000);
  }
  return `${(times.toSorted((a, b) => a - b)[4] ?? 0).toFixed(1)} ms`;
}

for (const [name, call] of [
  ['the day of a vote', () => officer('votes/main/day')],
  ['a vote that is prepared', () => author('votes/next')],
] as const)
  process.stdout.write(
    `${name}, ${count} people: ${await timeOf(call)}; with another census ${await timeOf(call, anotherCensus)}\n`,
  );
database.close();
await server.close();
await opened.right.close();
for (const folder of [data, town]) rmSync(folder, { recursive: true, force: true });
