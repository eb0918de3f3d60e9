import { describe, expect, it } from 'vitest';
import type { AttemptAccount } from '#domain/census/attempt-budget.ts';
import { isWide, wideAccounts } from './wide-accounts.ts';

const town = { name: 'town', most: 3000 };

/** Accounts over a database that has seen this number of failures, and how often it was queried. */
function overDatabase() {
  const state = { now: 1_000_000, failed: 0, asked: 0 };
  const standings = async (accounts: readonly AttemptAccount[]) => {
    state.asked += 1;
    const freeing = state.failed < town.most ? null : 900_000;
    return accounts.map((account) => ({ ...account, failed: state.failed, underWay: 0, freeing }));
  };
  const wide = wideAccounts(standings, { now: () => state.now });
  return { state, wide, look: async () => (await wide.standings([town]))[0] };
}

describe('the failures of a whole town', () => {
  it('are counted for accounts that allow a thousand or more: not for those of a person or a network', () => {
    expect([town, { name: 'one', most: 5 }, { name: 'network', most: 60 }].map(isWide)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are read from the database four times a second, however many people vote', async () => {
    const { state, look } = overDatabase();
    for (let n = 0; n < 1000; n += 1) await look();
    expect(state.asked).toBe(1);
    state.failed = 7;
    state.now += 250;
    expect(await look()).toMatchObject({ failed: 7 });
    expect(state.asked).toBe(2);
  });

  it('include this process’s own at once, and are read again if they may have filled the account', async () => {
    const { state, wide, look } = overDatabase();
    state.failed = 2998;
    expect(await look()).toMatchObject({ failed: 2998 });
    wide.failed([town]);
    expect(await look()).toMatchObject({ failed: 2999, freeing: null });
    wide.failed([town]);
    state.failed = 3000;
    expect(await look()).toMatchObject({ failed: 3000, freeing: 900_000 });
    expect(state.asked).toBe(2);
  });

  it('that fill the account are reported without a query each time', async () => {
    const { state, look } = overDatabase();
    state.failed = 3000;
    for (let n = 0; n < 100; n += 1) expect(await look()).toMatchObject({ freeing: 900_000 });
    expect(state.asked).toBe(1);
  });

  it('of an account that was not read yet are not counted twice', async () => {
    const { state, wide, look } = overDatabase();
    wide.failed([town]);
    state.failed = 1;
    expect(await look()).toMatchObject({ failed: 1 });
  });
});
