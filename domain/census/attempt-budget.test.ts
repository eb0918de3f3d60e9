import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountsOf,
  admit,
  attemptSpan,
  attemptsIn,
  passesAtKiosk,
  questionsAtDesk,
  unlistedAtDesk,
  applicationsOfShops,
  guessesOfShop,
  photosOfShop,
  pickupsOfNetwork,
  startsOfKiosks,
  startsOfDoors,
  startsOfShops,
} from './attempt-budget.ts';

const account = (failures: readonly number[], underWay: number, most: number, now = 0) => ({
  most,
  ...attemptsIn(failures, underWay, most, now),
});

describe('the accounts that failed checks count against', () => {
  it('are the number in the network, the network, and the town', () => {
    expect(accountsOf({ realm: 'vilanova', network: 'n1', identity: '12345678Z' })).toEqual([
      { name: 'vilanova n1 12345678Z', most: 5 },
      { name: 'vilanova n1', most: 60, isOfMany: true },
      { name: 'vilanova', most: 3000, isOfMany: true },
    ]);
  });

  it('are a kiosk of its own, and the network of a tablet that is to be one', () => {
    expect(passesAtKiosk('vilanova', 'k1')).toEqual([{ name: 'vilanova kiosk k1', most: 20 }]);
    expect(startsOfKiosks('vilanova', 'n1')).toEqual([{ name: 'vilanova kiosks n1', most: 10 }]);
  });

  it('are a shop of its own, and the networks of tills and of shops that apply', () => {
    expect(guessesOfShop('vilanova', 's1')).toEqual([{ name: 'vilanova shop s1', most: 40 }]);
    expect(startsOfDoors('vilanova', 'n1')).toEqual([{ name: 'vilanova doors n1', most: 10 }]);
    expect(startsOfShops('vilanova', 'n1')).toEqual([{ name: 'vilanova shops n1', most: 10 }]);
    expect(applicationsOfShops('vilanova', 'n1')).toEqual([
      { name: 'vilanova applications of shops n1', most: 10 },
    ]);
    expect(photosOfShop('vilanova', 's1')).toEqual([{ name: 'vilanova photos s1', most: 10 }]);
    expect(pickupsOfNetwork('vilanova', 'n1')).toEqual([{ name: 'vilanova pickups n1', most: 10 }]);
  });

  it('are an officer at a desk, and what that officer asked of nobody', () => {
    expect(questionsAtDesk('vilanova', 'fatima')).toEqual([{ name: 'vilanova desk fatima', most: 90 }]);
    expect(unlistedAtDesk('vilanova', 'fatima')).toEqual([
      { name: 'vilanova desk fatima unlisted', most: 15 },
    ]);
  });

  it('allow as many failures in a town of millions as its operator sets', () => {
    const accounts = accountsOf({ realm: 'v', network: 'n', identity: 'i' }, 12_500);
    expect(accounts.map(({ most }) => most)).toEqual([5, 60, 12_500]);
  });

  it('have short names, however long the number is', () => {
    const [of] = accountsOf({ realm: 'v', network: 'n', identity: '9'.repeat(60_000) });
    expect(of?.name).toBe(`v n ${'9'.repeat(20)}`);
  });
});

describe('another check', () => {
  it('may begin while the budget has room', () => {
    expect(admit([account([-5, -4, -3, -2], 0, 5)])).toEqual({ kind: 'free' });
  });

  it('waits for the checks under way, which may succeed', () => {
    expect(admit([account([-5], 3, 5), account([-5, -4], 3, 5)])).toEqual({ kind: 'busy', at: 1 });
  });

  it('waits until the failure that blocks it is ten minutes old', () => {
    expect(admit([account([-5, -4, -3, -2, -1], 2, 5)])).toEqual({ kind: 'spent', until: attemptSpan - 5 });
    expect(admit([account([-9, -8, -7, -6, -5, -4], 0, 5)])).toEqual({
      kind: 'spent',
      until: attemptSpan - 8,
    });
  });

  it('waits for the slowest of its accounts', () => {
    const accounts = [account([-9], 0, 1), account([-3], 0, 1), account([], 0, 1)];
    expect(admit(accounts)).toEqual({ kind: 'spent', until: attemptSpan - 3 });
  });

  it('may begin at exactly the millisecond that it was given, and not one earlier', () => {
    const failures = fc.array(fc.integer({ min: -attemptSpan, max: 0 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(failures, fc.integer({ min: 1, max: 10 }), (unsorted, most) => {
        const sorted = unsorted.toSorted((a, b) => a - b);
        const told = admit([account(sorted, 0, most, 0)]);
        if (told.kind !== 'spent') return;
        expect(admit([account(sorted, 0, most, told.until)]).kind).toBe('free');
        expect(admit([account(sorted, 0, most, told.until - 1)])).toEqual(told);
      }),
    );
  });
});
