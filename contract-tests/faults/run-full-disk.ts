// Votes on a disk that fills up: `node contract-tests/faults/run-full-disk.ts tmpfs` (Linux, as root: a file system
// of its own) or `… file-limit` (any Unix: no file may grow further, which the database sees as an I/O error). The
// server must refuse with 503, go on answering, and have stored exactly what it acknowledged; then there is room, and
// all others vote.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
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
import { crowdReport, type AnsweredVote } from './stored-crowd.ts';

const [people, atOnce] = [6000, 60];
const [diskSize, roomLeft] = [16_000_000, 500_000];

const mode = process.argv[2];
if (mode !== 'tmpfs' && mode !== 'file-limit') throw new Error('say tmpfs or file-limit');
const folder = mkdtempSync(join(tmpdir(), 'concejo-full-disk-'));
const disk = join(folder, 'disk');
const data = join(disk, 'data');
mkdirSync(disk);
if (mode === 'tmpfs') execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk]);

const files = crowdFiles({ count: people, today: dayAt(Date.now(), 'Europe/Madrid') });
const filler = join(disk, 'filler');
loadTownInto(data, files);
if (mode === 'tmpfs') {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - roomLeft));
}

/** The shell's limit is in blocks of 512 bytes. */
const blocks = Math.ceil((statSync(join(data, 'concejo.sqlite')).size + roomLeft) / 512);
const limited = ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...serveCommand];
const first = await startProcess({ data, command: mode === 'tmpfs' ? serveCommand : limited });
const cookie = await distantCookie(first.url, 0);

async function cast(url: string, person: number): Promise<AnsweredVote> {
  const vote = { person, seed: person, answer: ['a'] };
  const answer = await distantPost(url + pollPath, person, crowdVote(vote), cookie);
  await answer.arrayBuffer();
  return { ...vote, status: answer.status };
}
/** Everybody votes, some at a time; returns the answers. */
async function everybody(url: string, voters: readonly number[]): Promise<readonly AnsweredVote[]> {
  const sent: AnsweredVote[] = [];
  for (let from = 0; from < voters.length; from += atOnce) {
    sent.push(...(await Promise.all(voters.slice(from, from + atOnce).map((person) => cast(url, person)))));
  }
  return sent;
}

const sent = await everybody(
  first.url,
  Array.from({ length: people }, (_, n) => n),
);
const alive = (await fetch(`${first.url}/healthz`)).status;
const refused = sent.filter(({ status }) => status !== 200);
let second = first;
if (mode === 'tmpfs') rmSync(filler);
else {
  await first.stop();
  second = await startProcess({ data });
}
const again = await everybody(
  second.url,
  refused.map(({ person }) => person),
);
await second.stop();
const report = await crowdReport(data, JSON.parse(files['surveys/poll.json'] ?? ''), [...sent, ...again]);
if (mode === 'tmpfs') execFileSync('umount', [disk]);
rmSync(folder, { recursive: true, force: true });

const statuses = [...new Set(refused.map(({ status }) => status))];
console.log(JSON.stringify({ mode, refusedWhileFull: refused.length, statuses, alive, ...report }, null, 2));
const { lost, doubled, missing, ballots, marks, tallyAgrees } = report;
const holds =
  refused.length > 0 && statuses.join() === '503' && alive === 200 && tallyAgrees && marks === ballots;
const whole = lost === 0 && doubled === 0 && missing === 0 && ballots === people;
console.log(holds && whole ? 'Nothing was half stored, and the server went on.' : 'Something is wrong.');
if (!holds || !whole) process.exitCode = 1;
