// Shows with a system-call trace that every accepted vote was synced to disk before it was answered:
// `node contract-tests/faults/trace-syncs.ts`. Needs strace (Linux). Votes come one by one, then all at once.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, serveCommand, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import {
  crowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { tracedCalls, tracedVotes } from './synced-answers.ts';

const [oneByOne, atOnce] = [50, 400];
const folder = mkdtempSync(join(tmpdir(), 'concejo-trace-'));
const data = join(folder, 'data');
const trace = join(folder, 'trace');
loadTownInto(data, crowdFiles({ count: oneByOne + atOnce, today: dayAt(Date.now(), 'Europe/Madrid') }));

const calls = 'trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,sendmsg';
// -D: the server is our own child and the tracer another's, so that ending the one ends the other.
const strace = ['strace', '-D', '-f', '-ff', '-y', '-qq', '-s', '80', '-ttt', '-T', '-e', calls, '-o', trace];
const server = await startProcess({ data, command: [...strace, ...serveCommand] });
const cookie = await distantCookie(server.url, 0);
const vote = async (person: number): Promise<number> => {
  const body = crowdVote({ person, seed: person, answer: ['a'] });
  const answer = await distantPost(server.url + pollPath, person, body, cookie);
  await answer.arrayBuffer();
  return answer.status;
};
const statuses: number[] = [];
for (let person = 0; person < oneByOne; person += 1) statuses.push(await vote(person));
statuses.push(...(await Promise.all(Array.from({ length: atOnce }, (_, n) => vote(oneByOne + n)))));
await server.stop();

const accepted = statuses.filter((status) => status === 200).length;
// A file for each thread: one reads and answers, another writes the votes.
const traces = readdirSync(folder).filter((name) => name.startsWith('trace.'));
const found = tracedVotes(tracedCalls(traces.map((name) => readFileSync(join(folder, name), 'utf8'))));
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify({ accepted, traced: found }, null, 2));
const holds = found.unsynced === 0 && found.accepted === accepted && accepted === oneByOne + atOnce;
console.log(
  holds ? 'Every accepted vote was synced before it was answered.' : 'Some vote was not synced in time.',
);
if (!holds) process.exitCode = 1;
