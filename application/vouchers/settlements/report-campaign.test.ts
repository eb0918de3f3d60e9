import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { settledTown, settledTownInMemory, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { reportCampaign } from './report-campaign.ts';

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
  return reportCampaign(ports)(settledTown, openCampaign, moment);
}

describe('the open report of a campaign', () => {
  it('says what was spent, of each type, and by the first thing that shops sell', async () => {
    const report = await reportOf('forn', 'pa', 'coca', 'bare', 'gone', 'left');
    expect(report).toMatchObject({ budget: 2_000_000, spent: 6000 });
    expect(report.types.map(({ id, used }) => [id, used])).toEqual([
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
    expect(await reportOf('forn', 'pa')).toMatchObject({ spent: 2000, headings: null });
  });
});
