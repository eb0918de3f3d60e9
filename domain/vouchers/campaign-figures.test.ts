import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { cents } from '../shared/money.ts';
import { campaignFigures, type CountedCampaign } from './campaign-figures.ts';
import { poolsOf } from './pools.ts';

const at = openCampaign.issue.from;
const zone = 'Europe/Madrid';
const hour = 3_600_000;
const area = { id: '1', title: 'Mar', districts: ['mar'], most: 50 };
const campaign = { ...openCampaign, areas: [area] };
const pools = poolsOf(campaign, at).map(({ pool: id, size, perHolder, isClosed }) => ({
  id,
  size,
  perHolder,
  isClosed,
  held: id === 'budget' ? 500 : 1,
  taken: id === 'budget' ? 2500 : 5,
}));
const grants = ['all', 'type/cinco', 'web', 'area/1'].flatMap((pool) => [
  { pool, status: 'held' as const, grants: 1, begun: 0, uses: 0 },
  { pool, status: 'granted' as const, grants: 3, begun: 1, uses: 1 },
  { pool, status: 'used' as const, grants: 1, begun: 1, uses: 2 },
  { pool, status: 'cancelled' as const, grants: 2, begun: 0, uses: 0 },
  { pool, status: 'expired' as const, grants: 4, begun: 1, uses: 1 },
]);
const midnight = Math.floor(at / (24 * hour)) * 24 * hour - hour;
const endings = ['all', 'type/cinco', 'web', 'area/1'].flatMap((pool) => [
  { pool, status: 'cancelled' as const, ended: null, grants: 4 },
  { pool, status: 'cancelled' as const, ended: 'returned', grants: 2 },
  { pool, status: 'cancelled' as const, ended: 'replaced', grants: 1 },
  { pool, status: 'expired' as const, ended: null, grants: 5 },
  { pool, status: 'expired' as const, ended: '', grants: 3 },
]);
const counted: CountedCampaign = {
  pools,
  grants,
  endings,
  accounts: [
    { account: 'bank', amount: 3000 },
    { account: 'council', amount: 1000 },
    { account: 'holders', amount: -2000 },
    { account: 'shop/forn', amount: -1500 },
    { account: 'shop/roig', amount: -500 },
  ],
  sales: [
    { owner: 'roig', hour: midnight, status: 'finished', records: 2 },
    { owner: 'forn', hour: midnight - hour, status: 'finished', records: 1 },
    { owner: 'forn', hour: midnight, status: 'reversed', records: 5 },
    { owner: 'llib', hour: midnight, status: 'finished', records: 3 },
    { owner: 'calc', hour: midnight, status: 'finished', records: 3 },
    { owner: 'abad', hour: midnight + 24 * hour, status: 'finished', records: 3 },
    { owner: 'pons', hour: midnight - 25 * hour, status: 'finished', records: 3 },
  ],
};

describe('the figures of a campaign', () => {
  const figures = campaignFigures(campaign, counted, { at, zone });

  it('say what is given, used, returned and expired, of all and of each type, channel and area', () => {
    const all = { given: 6, begun: 3, used: 1, uses: 4, returned: 2, replaced: 1, unpaid: 9, expired: 3 };
    const none = { given: 0, begun: 0, used: 0, uses: 0, returned: 0, replaced: 0, unpaid: 0, expired: 0 };
    expect(figures).toMatchObject({ vouchers: 1000, released: 1000, left: 994, all });
    expect(figures.types).toMatchObject([
      { id: 'cinco', ...all },
      { id: 'veinte', ...none },
    ]);
    expect(figures.channels).toEqual([
      { id: 'web', ...all },
      { id: 'desk', ...none },
    ]);
    expect(figures.areas).toEqual([{ id: '1', title: 'Mar', most: 50, given: 6 }]);
  });

  it('say where the money is: spent, set aside, left, with holders, owed to shops', () => {
    expect(figures.money).toEqual({
      budget: 2_000_000,
      spent: 1000,
      setAside: 2000,
      left: 1_997_000,
      prepaid: 2000,
      owed: 2000,
    });
  });

  it('count sales that stand, by shop and by the day of the town', () => {
    expect(figures.sales).toBe(15);
    expect(figures.shops).toEqual([
      { id: 'forn', sales: 1, owed: 1500 },
      { id: 'roig', sales: 2, owed: 500 },
      { id: 'abad', sales: 3, owed: 0 },
      { id: 'calc', sales: 3, owed: 0 },
      { id: 'llib', sales: 3, owed: 0 },
      { id: 'pons', sales: 3, owed: 0 },
    ]);
    expect(figures.days.map(({ sales }) => sales)).toEqual([3, 1, 8, 3]);
  });

  it('of which nothing is stored yet are none', () => {
    const nothing = { pools: [], grants: [], endings: [], accounts: [], sales: [] };
    const of = campaignFigures({ ...campaign, budget: cents(700) }, nothing, { at, zone });
    expect(of.money).toEqual({ budget: 700, spent: 0, setAside: 0, left: 700, prepaid: 0, owed: 0 });
    expect([of.sales, of.shops, of.days]).toEqual([0, [], []]);
  });
});
