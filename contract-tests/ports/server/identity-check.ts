import { afterEach, describe, expect, it } from 'vitest';
import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import type { Credentials } from '#domain/census/credentials.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const town = realmId('vilanova');
const person = (identity: string, type: Credentials['type'], birthDay: string): Credentials => ({
  identity: identity as IdentityNumber,
  type,
  birthDay: birthDay as CalendarDay,
});
const people = [
  person('12345678Z', '1', '1984-05-09'),
  person('X1234567L', '4', '1990-12-31'),
  person('PAB123456', '5', '1962-02-28'),
  person('K1234567L', '7', '2008-02-29'),
] as const;

/** A check of identities that knows some people of a town, and how to end it. */
export interface OpenIdentityCheck {
  readonly check: IdentityCheck;
  readonly close?: () => void;
}

/**
 * The contract of every check of identities. `open` gives one that knows the people given; null: it knows nothing
 * now.
 */
export function identityCheckContract(
  name: string,
  open: (realm: RealmId, people: readonly Credentials[] | null) => Promise<OpenIdentityCheck>,
): void {
  describe(`${name} keeps the identity-check contract`, () => {
    let close: () => void = () => undefined;
    afterEach(() => close());
    const opened = async (known: readonly Credentials[] | null) => {
      const found = await open(town, known);
      close = found.close ?? close;
      return found.check;
    };

    it('confirms people by number, type of document and day of birth, of every type', async () => {
      const check = await opened(people);
      for (const one of people) expect(await check.confirms(town, one)).toEqual(right(true));
    });

    it('confirms no person with another type, another day, or those of another person', async () => {
      const check = await opened(people);
      const [ana, joan] = people;
      for (const wrong of [
        { ...ana, type: '5' as const },
        { ...ana, birthDay: '1984-05-10' as CalendarDay },
        { ...ana, type: joan.type, birthDay: joan.birthDay },
        person('00000000T', '1', '1984-05-09'),
      ])
        expect(await check.confirms(town, wrong)).toEqual(right(false));
    });

    it('gives no verdict about anybody while its source is out of reach', async () => {
      const check = await opened(null);
      for (const one of [people[0], person('00000000T', '1', '1984-05-09')])
        expect(await check.confirms(town, one)).toEqual(left({ kind: 'identityUnreachable' }));
    });
  });
}
