import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crowdVote, distantPost, pollPath } from '#fixtures/builders/councils/distant-voter.ts';
import { databaseVia, switchOver, whole } from './cluster.ts';
import { councilUrl, people, refusalToServe } from './council.ts';
import { startOn } from './machines.ts';
import type { Drill } from './play.ts';

/** How many wrong secrets of one person are checked before the next has to wait. */
async function wrongGuesses(cookie: string): Promise<number> {
  const person = people - 1;
  const guess = JSON.parse(crowdVote({ person, seed: 0, answer: ['a'] })) as {
    census: { secrets: string[] };
  };
  guess.census.secrets[0] = '1800';
  for (let guesses = 0; guesses < 20; guesses += 1) {
    const answer = await distantPost(councilUrl + pollPath, person, JSON.stringify(guess), cookie);
    await answer.arrayBuffer();
    if (answer.status === 429) return guesses;
  }
  return 20;
}

/** Guesses that a person's account allows, at once again, and after the primary has moved. */
export async function guessesAround({ folder, cookie }: Drill): Promise<readonly [number, number, number]> {
  const parts = await whole();
  const first = await wrongGuesses(cookie);
  const again = await wrongGuesses(cookie);
  switchOver(folder, parts);
  await whole();
  await pause(3000);
  return [first, again, await wrongGuesses(cookie)];
}

/** What a server process says that is started behind a pooler that shares sessions between transactions. */
export async function refusalOfPooler({ folder }: Drill): Promise<string> {
  const { primary } = await whole();
  const place = join(folder, primary.name);
  const settings = readFileSync(join(place, 'pgbouncer.ini'), 'utf8')
    .replace('pool_mode = session', 'pool_mode = transaction')
    .replace('listen_port = 6432', 'listen_port = 6433');
  writeFileSync(join(place, 'by-transaction.ini'), settings);
  const command = ['pgbouncer', join(place, 'by-transaction.ini')];
  const pooler = startOn({
    machine: primary,
    command,
    log: join(folder, 'by-transaction.log'),
    asPostgres: true,
  });
  await pause(1000);
  const words = refusalToServe(folder, primary, databaseVia('127.0.0.1:6433'));
  pooler.kill('SIGKILL');
  return words;
}
