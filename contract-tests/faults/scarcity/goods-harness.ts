import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { GoodDescription } from '#fixtures/scarcity/good-description.ts';
import { bookFaults, grantsOfGood } from './checked-books.ts';
import { differencesInTurn, wrongPairs } from './interleavings.ts';
import { type GoodsPlace, killSellers } from './killed-sellers.ts';
import { rushFor } from './rush.ts';
import { placesSold, soldIn } from './sold-goods.ts';

/** How much is tried in `npm test`; `npm run drill scarcity` tries all of it. */
const isLong = process.env['CONCEJO_GOODS'] === 'long';
const people = isLong ? 200 : 30;
const runs = isLong ? 400 : 15;
const kills = isLong ? 100 : 1;
/** Both before a hold ends, or one of them just then: it ends at 50. */
const times = isLong
  ? ([
      [2, 2],
      [49, 50],
      [50, 51],
    ] as const)
  : ([[49, 50]] as const);
const patience = { timeout: 1_800_000 };

/** Goods in a database that two processes have open, and where another process finds it. */
export interface HarnessedGoods extends GoodsCouncil {
  readonly at: GoodsPlace;
}

/**
 * The harness of scarce goods: whatever races, is lost, is sent again or is killed, nothing is granted twice, nothing is
 * left over while somebody wants it, and the books agree. Each service adds the description of its good.
 */
export function goodsHarness(good: GoodDescription, open: () => Promise<HarnessedGoods>): void {
  it.each([1, 16])(
    'gives what is there for %i to as many of those who race, once each',
    patience,
    async (places) => {
      const council = await open();
      expect(await rushFor(council, good, { people, places })).toEqual({
        granted: places,
        holders: places,
        differing: 0,
      });
      expect(await bookFaults(council)).toEqual([]);
    },
  );

  it('brings every pair of acts at the same time into one of both orders', patience, async () => {
    const council = await open();
    expect(await wrongPairs(council, good, times)).toEqual([]);
    expect(await bookFaults(council)).toEqual([]);
  });

  it('says what a naive count says, whatever is asked for through which process', patience, async () => {
    const council = await open();
    const work = fc.array(good.anyAct, { minLength: 10, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(work, async (acts) => {
        expect(await differencesInTurn(council, good, acts)).toEqual([]);
      }),
      { numRuns: runs },
    );
    expect(await bookFaults(council)).toEqual([]);
  });
}

/** The harness of kills, in which the goods of services take turns; the short form has the first of them. */
export function killHarness(open: () => Promise<HarnessedGoods>, processes: number): void {
  it('has the same answers after its processes were killed, and books that agree', patience, async () => {
    const council = await open();
    for (let round = 0; round < kills; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      const { answered, changed } = await killSellers(council.goods, council.at, { round, processes });
      expect(answered).toBeGreaterThan(0);
      expect(changed).toEqual([]);
      // oxlint-disable-next-line no-await-in-loop -- of this round
      const grants = await grantsOfGood(council, soldIn(round));
      const given = grants.filter(({ status }) => status === 'granted' || status === 'used');
      expect(given.length).toBeLessThanOrEqual(placesSold);
    }
    expect(await bookFaults(council)).toEqual([]);
    expect(await council.steps?.towns()).toEqual([realmId('vilanova')]);
  });
}
