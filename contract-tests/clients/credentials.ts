import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CredentialsClient } from '#adapters/driven/council-http/clients/credentials-client.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const town = realmId('benialt');
const written = (more: object = {}) => ({
  id: '11111111H',
  type: '1',
  date: '1975-03-02',
  consent: true as const,
  ...more,
});

/**
 * The contract of every client, checked with the sample town that checks identities. `client` has a session there;
 * `stranger` none.
 */
export function credentialsClientContract(
  name: string,
  open: () => Promise<{
    client: CredentialsClient;
    stranger: CredentialsClient;
    away: CredentialsClient;
    close: () => Promise<void>;
  }>,
): void {
  describe(`${name} keeps the credentials client contract`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (parts = await open()));
    afterAll(() => parts.close());
    const check = (more: object = {}) => parts.client.check(town, written(more));

    it('says whether credentials are valid, in any notation of the number', async () => {
      expect(await check({ id: '11.111.111-h' })).toEqual(right(true));
      expect(await check({ date: '1975-03-03' })).toEqual(right(false));
      expect(await check({ id: '00000000T' })).toEqual(right(false));
    });

    it('refuses what is blank or invalid', async () => {
      for (const more of [{ id: '' }, { type: '' }, { date: '' }, { type: '4' }, { date: '2 de marzo' }])
        expect(await check(more)).toEqual(left({ kind: 'notTaken' }));
    });

    it('checks no identity without a session', async () => {
      expect(await parts.stranger.check(town, written())).toEqual(left({ kind: 'noSession' }));
    });

    it('says that the outcome is unknown if no answer comes', async () => {
      expect(await parts.away.check(town, written())).toEqual(left({ kind: 'noAnswer' }));
    });

    it('says how long to wait after too many wrong ones', async () => {
      for (let day = 10; day < 14; day += 1) await check({ date: `1975-03-${day}` });
      expect(await check()).toEqual(left({ kind: 'tooManyAttempts', retryAfterSeconds: 600 }));
    });

    it('does not exist in a town without identity checks', async () => {
      expect(await parts.client.check(realmId('vilanova'), written())).toEqual(left({ kind: 'notTaken' }));
    });
  });
}
