import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bookFaults } from './checked-books.ts';
import { activityToCallOff } from './activity-to-call-off.ts';
import { sessionToCallOff } from './session-to-call-off.ts';

const isLong = process.env['CONCEJO_GOODS'] === 'long';
const runs = isLong ? 60 : 4;
const patience = { timeout: 1_800_000 };

const anyAct = fc.record({
  what: fc.constantFrom('asks', 'pays', 'asks', 'leaves', 'waits'),
  who: fc.integer({ min: 1, max: 6 }),
} as const);
/** Somebody has paid in any case, and has their money back. */
const someone = [
  { what: 'asks', who: 1 },
  { what: 'pays', who: 1 },
] as const;
const acts = (most: number) => fc.array(anyAct, { minLength: 3, maxLength: most });

/** What each account has by the lines of the books. */
async function sums({ books }: Pick<GoodsCouncil, 'books'>, good: GoodId): Promise<readonly number[]> {
  const found = new Map<string, number>();
  const ignore = () => {};
  const entry = (one: { readonly kind: string; readonly account?: string; readonly amount?: number }) => {
    if (one.kind === 'cents')
      found.set(one.account ?? '', (found.get(one.account ?? '') ?? 0) + (one.amount ?? 0));
  };
  await books.each(good, { pool: ignore, cell: ignore, grant: ignore, entry });
  return [...found.values()].filter((sum) => sum !== 0);
}

/**
 * Whatever people ask for, pay, leave and wait for in the moment in which two people call something off through two processes:
 * nobody has anything afterwards, all money has gone back once, and the books agree.
 */
export function callOffHarness(open: () => Promise<GoodsCouncil>): void {
  let opened = 0;
  const services = { activity: activityToCallOff, session: sessionToCallOff };
  const kinds = ['activity', 'session'] as const;

  it.each(kinds)('an %s that is called off leaves nothing behind', patience, async (kind) => {
    const council = await open();
    await fc.assert(
      fc.asyncProperty(acts(12), acts(8), async (before, meanwhile) => {
        opened += 1;
        const service = services[kind](council, opened);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        for (const act of [...someone, ...before]) await service.does(act);
        await service.signs('Neus', false);
        const [one, two] = await Promise.all([
          service.signs('Pere', false),
          service.signs('Empar', true),
          ...meanwhile.map((act) => service.does(act)),
        ]);
        expect([one, two].some((answer) => answer?._tag === 'Right')).toBe(true);
        await Promise.all([service.signs('Neus', false), service.signs('Pere', true)]);
        await service.goesOn();
        expect(await service.isOff()).toBe(true);
        expect(await service.living()).toBe(0);
        // What was set aside for an order that had not paid ends by the clock; its pool is closed.
        const pools = await council.other.pools(service.good, noon + 86_400_000);
        expect(pools.filter(({ held, taken }) => held + taken > 0)).toEqual([]);
        expect(await sums(council, service.good)).toEqual([]);
        expect(service.unreturned()).toBe(0);
      }),
      { numRuns: runs },
    );
    expect(await bookFaults(council)).toEqual([]);
  });

  it.each(kinds)(
    'an %s is called off or not, if a signature is taken back meanwhile',
    patience,
    async (kind) => {
      const council = await open();
      for (let run = 0; run < runs * 2; run += 1) {
        opened += 1;
        const service = services[kind](council, opened);
        // oxlint-disable no-await-in-loop -- one after the other
        await service.does({ what: 'asks', who: 1 });
        await service.signs('Neus', false);
        const [second, back] = await Promise.all([
          service.signs('Pere', run % 2 === 0),
          service.takesBack('Neus', run % 2 === 1),
        ]);
        const isTakenBack = back._tag === 'Right';
        expect(await service.isOff()).toBe(!isTakenBack);
        // Who was second may have become the first one of a new pair.
        if (!isTakenBack) expect(second._tag).toBe('Right');
        // oxlint-enable no-await-in-loop
      }
      expect(await bookFaults(council)).toEqual([]);
    },
  );
}
