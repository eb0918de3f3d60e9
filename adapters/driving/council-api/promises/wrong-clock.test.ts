import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { crowdedTown, people } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { startServerProcess } from '#fixtures/builders/councils/server-process.ts';
import { codeOf } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const day = 86_400_000;

/** What a server process loads first, so that its clock shows another instant and goes on from there. */
const clockAt = (instant: number) => {
  const shifted = `const real = Date.now, ahead = ${instant} - real(); Date.now = () => real() + ahead;`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted)}` };
};

describe('a server that was started once with a wrong clock', () => {
  it('has every key when the clock is right again, and accepts votes under it', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()], from: noon });
    const [ana, pau] = [people[0], people[1]];
    const body = (voter: typeof ana, seed: number) =>
      JSON.stringify({ answer: ['a'], census: { id: voter?.id, secrets: [voter?.secret, ...codeOf(seed)] } });
    const voteAt = async (url: string, voter: typeof ana, seed: number) => {
      const deviceId = `d${seed}`.repeat(16);
      const device = { deviceId, password: createHash('sha256').update(deviceId).digest('hex') };
      const post = (path: string, text: string, cookie = '') =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: text,
        });
      await post('/users/v2/auth/register?realm=nova', JSON.stringify(device));
      const login = { user: device.deviceId, password: device.password };
      const entered = await post('/users/v2/auth/login?realm=nova', JSON.stringify(login));
      const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
      return (await post('/api/nova/surveys/poll/vote', body(voter, seed), cookie)).status;
    };
    await council.close();
    const env = { CONCEJO_DATA: council.data };
    const keys = () => readFileSync(join(council.data, 'secrets.json'), 'utf8');
    const right = await startServerProcess({ ...env, ...clockAt(noon) });
    expect(await voteAt(right.url, ana, 1)).toBe(200);
    await right.kill();
    const before = keys();
    for (const wrong of [noon + 500 * day, noon + 500 * day + 60_000, noon - 3650 * day]) {
      const server = await startServerProcess({ ...env, ...clockAt(wrong) });
      // It reads its clock a second after the start.
      const seen = join(council.data, 'secrets.json.time');
      const hasLooked = () =>
        keys() !== before ||
        (existsSync(seen) && readFileSync(seen, 'utf8').includes(String(wrong).slice(0, 6)));
      await vi.waitFor(() => expect(hasLooked()).toBe(true), { timeout: 8000, interval: 50 });
      await server.kill();
      expect(keys()).toBe(before);
    }
    const again = await startServerProcess({ ...env, ...clockAt(noon) });
    expect(await voteAt(again.url, pau, 2)).toBe(200);
    expect(await voteAt(again.url, ana, 3)).toBe(409);
    await again.kill();
  }, 60_000);
});
