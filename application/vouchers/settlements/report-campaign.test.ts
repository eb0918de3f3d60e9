import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { settledTown, settledTownInMemory, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { reportCampaign } from './report-campaign.ts';
import { toldReport } from './told-report.ts';

const moment = { at: noon + 60_000, zone: 'Europe/Madrid' } as const;

/** The report of a campaign in which each of these shops sold for twenty euros. */
async function reportOf(...sellers: readonly string[]) {
  const town = await settledTownInMemory();
  const sell = { forn: ['bakery'], pa: ['bakery', 'toys'], coca: ['bakery'], bare: [] };
  const shops = Object.entries(sell).map(([id, headings]) => ({ ...bakery, id, headings }));
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [n, shop] of sellers.entries())
    await town.sell(soldSale(String(n), shop, noon + n), `holder ${n}`);
  const ports = { ...town.ports, shops: { list: async () => shops } };
  return { town, ports, report: (await reportCampaign(ports)(settledTown, openCampaign, moment)).report };
}

describe('the open report of a campaign', () => {
  it('says what was spent, of each type, and by the first thing that shops sell', async () => {
    const { report } = await reportOf('forn', 'pa', 'coca', 'bare', 'gone', 'left');
    expect(report).toMatchObject({ budget: 2_000_000, spent: 6000 });
    expect(report.types.map(({ id, uses }) => [id, uses])).toEqual([
      ['cinco', 0],
      ['veinte', 6],
    ]);
    // Shops that say nothing of what they sell, or that the register does not have, sell other things.
    expect(report.headings).toEqual([
      { headings: ['bakery'], shops: 3, amount: 6000 },
      { headings: ['other'], shops: 3, amount: 6000 },
    ]);
  });

  it('says nothing of headings if it would tell what one shop sold', async () => {
    const { report } = await reportOf('forn', 'pa');
    expect(report).toMatchObject({ spent: null, headings: null });
    expect(report.types).toMatchObject([{ uses: null }, { given: 2, uses: null }]);
  });

  it('is not changed by what shops are paid', async () => {
    const { town, ports } = await reportOf('forn', 'pa', 'coca');
    const line = (account: string, amount: number) =>
      ({ kind: 'cents', account, amount: cents(amount) }) as const;
    const money = [line('shop/forn', 2000), line('bank', -2000)];
    const paid = { key: 'paid', bodyHash: '', at: noon, by: 'x', acts: [], records: [], money };
    await town.store(paid);
    const { report } = await reportCampaign(ports)(settledTown, openCampaign, moment);
    expect(report.headings).toEqual([{ headings: ['bakery'], shops: 3, amount: 6000 }]);
  });
});

describe('the report that is told', () => {
  const day = 86_400_000;
  const told = (ports: Awaited<ReturnType<typeof reportOf>>['ports'], at: number) =>
    toldReport(ports)(aTown(), openCampaign, at);

  it('is the same a minute later and a day later, while fewer than three shops have sold something', async () => {
    const { town, ports } = await reportOf('forn', 'pa', 'coca');
    const at = noon + 60_000;
    const first = await told(ports, at);
    expect(first).toMatchObject({ at, report: { headings: [{ amount: 6000 }] } });
    await town.sell(soldSale('x', 'forn', at), 'holder x');
    expect(await told(ports, at + 60_000)).toEqual(first);
    expect(await told(ports, at + day)).toEqual(first);
    await town.sell(soldSale('y', 'pa', at), 'holder y');
    expect(await told(ports, at + 2 * day)).toEqual(first);
    await town.sell(soldSale('z', 'coca', at), 'holder z');
    expect(await told(ports, at + 3 * day)).toMatchObject({
      at: at + 3 * day,
      report: { headings: [{ amount: 12_000 }] },
    });
  });

  it('is one for all who ask at once, and for both servers', async () => {
    const { ports } = await reportOf('forn', 'pa', 'coca');
    const both = await Promise.all([told(ports, noon + 1000), told(ports, noon + 2000)]);
    expect(both[1]).toEqual(both[0]);
    const unread = { ...ports, goodsRecords: { record: async () => null } };
    expect(await told(unread as never, noon + 3000)).toMatchObject({ at: noon + 3000 });
  });
});
