import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { postgresBallots } from '#adapters/driven/postgres/ballots/ballot.table.ts';
import { crowdedTown, people } from '#fixtures/builders/towns/crowd.ts';
import { openCouncilsOnPostgres, openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { sameKey } from '#fixtures/memory/voting-keys.ts';
import { startServerProcess } from '#fixtures/builders/councils/server-process.ts';
import { codeOf } from '#fixtures/builders/councils/voter.ts';

openCouncilsOnPostgres();

/** The answer's status and body; null if the connection broke. */
async function send(
  url: string,
  body: object,
  cookie = '',
): Promise<{ status: number; body: unknown; cookie: string } | null> {
  try {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const given = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { status: answer.status, body: await answer.json(), cookie: given };
  } catch {
    return null;
  }
}

async function enter(url: string): Promise<string> {
  const deviceId = randomBytes(16).toString('hex');
  const password = createHash('sha256').update(deviceId).digest('hex');
  await send(`${url}/users/v2/auth/register?realm=nova`, { deviceId, password });
  return (await send(`${url}/users/v2/auth/login?realm=nova`, { user: deviceId, password }))?.cookie ?? '';
}

describe('a server process that is killed while a hundred people vote through three of them', () => {
  it('takes no acknowledged vote with it, and lets nobody vote twice', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown({ endTime: '2999-12-31' })] });
    const env = { DATABASE_URL: council.databaseUrl ?? '', CONCEJO_DATA: council.data };
    const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(env)));
    const cookie = await enter(servers[0]?.url ?? '');
    const acknowledged = new Map<number, Set<number>>();
    // As patient as the test itself: on a busy machine a process may take long to answer.
    const until = performance.now() + 90_000;
    let answered = 0;
    let killed: Promise<void> | undefined;
    /** One code of one person; sent again to another process while the outcome is unknown. */
    const vote = async (n: number, k: number) => {
      const { id, secret } = people[n] ?? { id: '', secret: '' };
      const payload = { answer: ['a'], census: { id, secrets: [secret, ...codeOf(n * 3 + k)] } };
      let last = 'nothing was sent';
      for (let tries = 0; performance.now() < until; tries += 1) {
        const server = servers[(n + k + tries) % servers.length];
        const answer = await send(`${server?.url}/api/nova/surveys/poll/vote`, payload, cookie);
        if (answer?.status === 200) {
          answered += 1;
          if (answered === 25) killed = servers[1]?.kill();
          acknowledged.set(n, (acknowledged.get(n) ?? new Set()).add(k));
          return;
        }
        if (answer?.status === 409) return;
        last = answer === null ? 'no answer' : JSON.stringify(answer);
        await after(50);
      }
      throw new Error(`nobody took the vote of person ${n}: ${last}`);
    };
    await Promise.all(people.flatMap((_, n) => [0, 1, 2].map((k) => vote(n, k))));
    await killed;
    expect(servers[1]?.process.signalCode).toBe('SIGKILL');

    // Each person was confirmed "counted" for one of their three codes, and that very ballot is stored.
    expect([...acknowledged.values()].map((codes) => codes.size)).toEqual(Array(people.length).fill(1));
    const store = postgresBallots(await openTestPostgres(council.databaseUrl), sameKey);
    const [realm, survey] = [realmId('nova'), surveyId('poll')];
    const confirmed = [...acknowledged].map(([n, codes]) => {
      const code = codeOf(n * 3 + Number([...codes][0])).join('');
      return createHash('sha256').update(`poll\n${code}`).digest('hex');
    });
    expect((await store.list(realm, survey)).map(({ id }) => id)).toEqual(confirmed.toSorted());
    expect(await store.countMarks(realm, survey)).toBe(people.length);
  }, 300_000);
});
