import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { reverseSale } from '#application/vouchers/sales/reverse-sale.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfflineRule } from '#domain/vouchers/campaign.ts';
import { lossOfSale } from '#domain/vouchers/offline/offline-sale.ts';
import { saleIn, saleKind, tallyIn, tallyKind } from '#domain/vouchers/sales/sale-records.ts';
import { worstLoss } from '#domain/vouchers/worst-loss.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { usesOfSales, winnersNaively } from '#fixtures/builders/vouchers/naive-winners.ts';
import {
  offlineCampaign,
  offlineGood,
  offlineTills,
  offlineTown,
  tillOf,
  voucherOf,
} from '#fixtures/builders/vouchers/offline-tills.ts';
import { freedShare } from '#fixtures/builders/vouchers/freed-share.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { memoryFigures } from '#fixtures/scarcity/memory-figures.ts';
import type { SentOfflineSale } from './read-offline-sale.ts';

const hour = 3_600_000;
const shopsOf = [1, 2, 3, 4];
const all = { owner: null, from: null, until: null, after: null, limit: 1000 };
const wide: OfflineRule = { vouchers: 100, amount: cents(100_000), hours: 8, devices: 4, bearer: 'council' };

async function town(rule: OfflineRule) {
  const goods = memoryGoods();
  const campaign = { ...offlineCampaign, offline: rule };
  const tills = await offlineTills({ campaign, vouchers: 3, type: 'cinco' }, goods);
  const figures = memoryFigures(goods);
  const sums = async () =>
    new Map((await figures.accounts(offlineGood)).map(({ account, amount }) => [account, amount]));
  const shops = { list: async () => shopsOf.map((n) => tillOf(n).shop) };
  const close = closeSettlements({ ...tills.ports, goodsFigures: figures, shops });
  return {
    ...tills,
    figures,
    sums,
    sales: async () => (await goods.list(offlineGood, { ...all, kind: saleKind })).map(saleIn),
    settle: () => close(offlineTown.realm, campaign.id, 'Neus'),
    audit: async () => (await auditGoods({ books: goods })()).flatMap(({ faults }) => faults),
  };
}

type Offline = Awaited<ReturnType<typeof town>>;

const lossOf = (sums: ReadonlyMap<string, number>): number =>
  [...sums].reduce((sum, [name, amount]) => sum + (name.startsWith('offline-loss/') ? amount : 0), 0);

/** What holds after whatever was done. */
async function expectRight(offline: Offline, rule: OfflineRule): Promise<void> {
  const [sums, sales] = [await offline.sums(), await offline.sales()];
  expect([...sums.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(await offline.audit()).toEqual([]);
  const { types } = offlineCampaign;
  const loss = lossOf(sums);
  expect(loss).toBeLessThanOrEqual(worstLoss({ offline: rule, types }, rule.devices)?.council ?? 0);
  const borne = sales.filter(({ offline: one }) => one?.bearer === 'council');
  expect(borne.reduce((sum, sale) => sum + lossOfSale(sale).amount, 0)).toBe(loss);
  for (const n of shopsOf) {
    const shop = `shop-${n}`;
    const tally = tallyIn(await offline.goods.record(offlineGood, tallyKind, shop));
    expect(tally.owed).toBe(0 - (sums.get(`shop/${shop}`) ?? 0));
  }
}

/** A sale that a till makes, by numbers: of which voucher, and how many of its two uses. */
const anySold = fc.record({
  till: fc.constantFrom(...shopsOf),
  voucher: fc.nat(2),
  uses: fc.integer({ min: 1, max: 2 }),
});

describe('sales without a line', () => {
  it('are settled as a naive model settles them, in whatever order they come and however often', async () => {
    const work = fc.tuple(
      fc.array(anySold, { minLength: 1, maxLength: 8 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
      fc.constantFrom('council' as const, 'shop' as const),
    );
    await fc.assert(
      fc.asyncProperty(work, async ([sold, order, bearer]) => {
        const rule = { ...wide, bearer };
        const offline = await town(rule);
        const reserved: Instant[] = [];
        for (const n of shopsOf) {
          offline.setTime(noon + n);
          reserved.push(await offline.reserve(n));
        }
        const sent: { till: number; sale: SentOfflineSale }[] = [];
        for (const { till, voucher, uses } of sold) {
          const lines = [{ code: voucherOf(voucher), uses }];
          sent.push({ till, sale: await offline.made(till, reserved[till - 1] ?? 0, { lines }) });
        }
        offline.setTime(noon + 9 * hour);
        for (const n of [...order, ...order.toReversed()]) {
          const one = sent[n];
          if (one !== undefined) expect(isLeft(await offline.sync(one.till, one.sale))).toBe(false);
        }
        const sales = await offline.sales();
        expect(sales).toHaveLength(sent.length);
        expect(usesOfSales(sales)).toEqual(winnersNaively(sales, 2));
        await expectRight(offline, rule);
      }),
      { numRuns: 60 },
    );
  });

  const anyAct = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('reserve' as const), till: fc.constantFrom(...shopsOf) }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('sell' as const), sold: anySold }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('bring' as const), which: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('free' as const),
        till: fc.constantFrom(...shopsOf),
        isEnded: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        minutes: fc.constantFrom(2, 30, 300, 1700),
      }),
    },
  );
  type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;

  /** Does acts one after the other; sales that were made and not brought wait at their tills. */
  async function doneIn(offline: Offline, acts: readonly Act[], check: () => Promise<void>): Promise<void> {
    const reserved = new Map<number, Instant>();
    const sent: { till: number; sale: SentOfflineSale }[] = [];
    let now = noon;
    const reserve = async (till: number) => {
      const given = await offline.prepare(till, false);
      if (!isLeft(given)) reserved.set(till, given.right.from);
    };
    const steps = {
      wait: async ({ minutes }: Extract<Act, { kind: 'wait' }>) => {
        now += minutes * 60_000;
      },
      reserve: async ({ till }: Extract<Act, { kind: 'reserve' }>) => reserve(till),
      sell: async ({ sold: { till, voucher, uses } }: Extract<Act, { kind: 'sell' }>) => {
        if (!reserved.has(till)) await reserve(till);
        const lines = [{ code: voucherOf(voucher), uses }];
        const sale = await offline.made(till, reserved.get(till) ?? 0, { lines, madeAt: now });
        sent.push({ till, sale });
      },
      bring: async ({ which }: Extract<Act, { kind: 'bring' }>) => {
        const [one] = sent.splice(which % Math.max(1, sent.length), 1);
        if (one !== undefined) await offline.sync(one.till, one.sale);
      },
      reverse: async ({ which }: Extract<Act, { kind: 'reverse' }>) => {
        const sales = await offline.sales();
        const sale = sales[which % Math.max(1, sales.length)];
        if (sale === undefined) return;
        const { id, shop } = sale;
        const asked = { shop, sale: id, campaign: offlineCampaign.id, by: 'Neus' };
        const reverser = { kind: 'staff', reason: 'Devolución' } as const;
        await reverseSale(offline.ports)(offlineTown.realm, { ...asked, reverser });
      },
      settle: async () => {
        await offline.settle();
      },
      // Also of a device that was ended while it sold: what it brings then is late.
      free: async ({ till, isEnded }: Extract<Act, { kind: 'free' }>) => {
        await freedShare(offline.ports, till, isEnded);
      },
    };
    for (const act of acts) {
      now += 1000;
      offline.setTime(now);
      await (steps[act.kind] as (act: Act) => Promise<void>)(act);
      await check();
    }
    offline.setTime(now + 5 * hour);
    await offline.settle();
    await check();
  }

  it('never lose more than was signed, and sum up at every moment, whatever is done', async () => {
    const work = fc.tuple(
      fc.array(anyAct, { minLength: 20, maxLength: 80 }),
      fc.constantFrom('council' as const, 'shop' as const),
    );
    await fc.assert(
      fc.asyncProperty(work, async ([acts, bearer]) => {
        const rule = { vouchers: 3, amount: cents(1500), hours: 8, devices: 2, bearer } as const;
        const offline = await town(rule);
        await doneIn(offline, acts, () => expectRight(offline, rule));
        expect(await offline.audit()).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
