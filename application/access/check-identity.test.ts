import { describe, expect, it } from 'vitest';
import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import type { WrittenCredentials } from '#domain/census/credentials.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryIdentities } from '#fixtures/memory/identity-check.ts';
import { checkIdentity } from './check-identity.ts';

const today = '2026-11-18' as CalendarDay;
const town = aTown('benialt', { checksIdentity: true });
const ana = {
  identity: '11111111H' as IdentityNumber,
  type: '1' as const,
  birthDay: '1975-03-02' as CalendarDay,
};
const written = (more: Partial<WrittenCredentials> = {}) => ({
  id: '11.111.111-h',
  type: '1',
  date: '1975-03-02',
  ...more,
});

const ask = (
  which: WrittenCredentials,
  { identities = memoryIdentities(town.realm, [ana]), now = instantAt(today, 0, town.timeZone) } = {},
) => checkIdentity({ identities, clock: { now: () => now } })(town)?.(which);

/** A service that must not be asked. */
const silent: IdentityCheck = { confirms: () => Promise.reject(new Error('it was asked')) };

describe('checking an identity', () => {
  it('asks the service for one spelling of the number, and says what it says', async () => {
    expect(await ask(written())).toEqual(right(true));
    expect(await ask(written({ date: '1975-03-03' }))).toEqual(right(false));
    expect(await ask(written({ id: '00000000T' }))).toEqual(right(false));
  });

  it('does not ask about blank or impossible values, and says which fields they are in', async () => {
    const refused = await ask(written({ id: '', date: ' ' }), { identities: silent });
    expect(refused).toEqual(left({ kind: 'unreadable', fields: ['id', 'date'] }));
    expect(await ask(written({ type: '4' }), { identities: silent })).toEqual(
      left({ kind: 'unreadable', fields: ['id'] }),
    );
  });

  it('knows what day it is in the town', async () => {
    const born = written({ date: today });
    const midnight = instantAt(today, 0, town.timeZone);
    expect(await ask(born, { now: midnight })).toEqual(right(false));
    expect(await ask(born, { now: midnight - 1, identities: silent })).toEqual(
      left({ kind: 'unreadable', fields: ['date'] }),
    );
  });

  it('is not made if the town does not require it', () => {
    const clock = { now: () => 0 };
    expect(checkIdentity({ identities: silent, clock })(aTown('vilanova'))).toBeNull();
  });

  it('says so when the service is out of reach', async () => {
    expect(await ask(written(), { identities: memoryIdentities(town.realm, null) })).toEqual(
      left({ kind: 'identityUnreachable' }),
    );
  });
});
