import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { anyCampaign } from '#fixtures/arbitraries/voucher-campaign.ts';
import { cents } from '../shared/money.ts';
import { allPool, campaignOfGood, goodOfCampaign, poolsOf, poolsToSet, takesOf } from './pools.ts';
import { councilShare, mostVouchers, nextWave, paidByBudget, releasedAt, vouchersIn } from './supply.ts';
import { leftInAll, leftOfType, toldLeft } from './what-is-left.ts';

const start = openCampaign.issue.from;
const hour = 3_600_000;
const [five, twenty] = openCampaign.types;
if (five === undefined || twenty === undefined) throw new Error('the sample has two types');
const counted = {
  ...openCampaign,
  types: [
    { ...five, most: 300, perPerson: 2 },
    { ...twenty, most: 200 },
  ],
  perPerson: 3,
  deskShare: 100,
  areas: [{ id: '1', title: 'Mar', districts: ['mar'], most: 50 }],
  waves: [
    { at: start, vouchers: 200 },
    { at: start + hour, vouchers: 300 },
  ],
};
const size = (campaign: typeof counted, at: number, name: string) =>
  poolsOf(campaign, at).find(({ pool }) => pool === name)?.size;
const kept = (campaign: typeof counted, at: number, taken: Readonly<Record<string, number>> = {}) =>
  poolsOf(campaign, at).map(({ pool: id, size: of, perHolder, isClosed }) => ({
    id,
    size: of,
    perHolder,
    isClosed,
    held: 0,
    taken: taken[id] ?? 0,
  }));

describe('the pools of a campaign', () => {
  it('are all that is released, both channels, each type and area, and the money', () => {
    expect(poolsOf(counted, start).map(({ pool, size: of, perHolder }) => [pool, of, perHolder])).toEqual([
      ['all', 200, 3],
      ['web', 100, null],
      ['desk', 100, null],
      ['type/cinco', 300, 2],
      ['type/veinte', 200, null],
      ['area/1', 50, null],
      ['budget', 2_000_000, null],
    ]);
    expect(poolsOf(openCampaign, start).find(({ pool }) => pool === 'type/cinco')?.size).toBe(1000);
  });

  it('give the desk its share first, and the web what is released beyond it', () => {
    const small = { ...counted, deskShare: 250 };
    expect([size(small, start, 'desk'), size(small, start, 'web')]).toEqual([200, 0]);
    expect([size(small, start + hour, 'desk'), size(small, start + hour, 'web')]).toEqual([250, 250]);
  });

  it('release a wave at its millisecond, and say which one comes next', () => {
    expect(releasedAt(counted, start - 1)).toBe(0);
    expect(releasedAt(counted, start + hour - 1)).toBe(200);
    expect(releasedAt(counted, start + hour)).toBe(500);
    expect(nextWave(counted, start - 1)?.vouchers).toBe(200);
    expect(nextWave(counted, start)?.vouchers).toBe(300);
    expect(nextWave(counted, start + hour)).toBeNull();
  });

  it('are set again only where they differ: by a wave, by a pause', () => {
    const now = kept(counted, start);
    expect(poolsToSet(counted, [], { at: start, isPaused: false })).toEqual(poolsOf(counted, start));
    expect(poolsToSet(counted, now, { at: start, isPaused: false })).toEqual([]);
    expect(poolsToSet(counted, now, { at: start, isPaused: true })).toEqual([
      { kind: 'setPool', pool: allPool, size: 200, perHolder: 3, isClosed: true },
    ]);
    const wave = poolsToSet(counted, now, { at: start + hour, isPaused: false });
    expect(wave.map(({ pool }) => pool)).toEqual(['all', 'web']);
    const other = { ...counted, perPerson: 4 };
    expect(poolsToSet(other, now, { at: start, isPaused: false }).map(({ pool }) => pool)).toEqual(['all']);
  });

  it('have all that a voucher takes, are never smaller later, and divide what is released', () => {
    fc.assert(
      fc.property(anyCampaign, fc.nat(10 * 24 * 3600), (campaign, seconds) => {
        const [now, later] = [start, start + seconds * 1000].map((at) => poolsOf(campaign, at));
        const sizeOf = (pools: typeof now, name: string) =>
          pools?.find(({ pool }) => pool === name)?.size ?? -1;
        expect(sizeOf(now, 'web') + sizeOf(now, 'desk')).toBe(sizeOf(now, 'all'));
        for (const { pool, size: before } of now ?? [])
          expect(sizeOf(later, pool)).toBeGreaterThanOrEqual(before);
        for (const type of campaign.types)
          for (const { pool } of takesOf(campaign, type, 'web', campaign.areas[0] ?? null))
            expect(sizeOf(now, pool)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are those of one good', () => {
    expect(campaignOfGood(goodOfCampaign('otono'))).toBe('otono');
    expect(campaignOfGood('citas/otono')).toBeNull();
  });
});

describe('a voucher', () => {
  it('takes one piece of its pools, and what the council pays of the money', () => {
    const area = counted.areas[0] ?? null;
    expect(takesOf(counted, five, 'desk', area).map(({ pool, pieces }) => [pool, pieces])).toEqual([
      ['all', 1],
      ['desk', 1],
      ['type/cinco', 1],
      ['area/1', 1],
      ['budget', 500],
    ]);
    const paid = { ...five, price: cents(1000) };
    expect(takesOf(counted, paid, 'web', null).map(({ pool }) => pool)).toEqual(['all', 'web', 'type/cinco']);
  });

  it('costs the council its face in all uses less its price, and never less than nothing', () => {
    expect(councilShare(five)).toBe(500);
    expect(councilShare({ face: cents(500), uses: 1, price: cents(900) })).toBe(0);
  });
});

describe('how many vouchers there are', () => {
  it('is what the types say, or what the budget pays for', () => {
    expect(mostVouchers(counted)).toBe(500);
    expect(mostVouchers({ ...counted, budget: cents(100_000) })).toBe(200);
    expect(mostVouchers(openCampaign)).toBe(4000);
    const free = { ...five, price: cents(1000) };
    expect(paidByBudget({ ...counted, types: [free] })).toBeNull();
    expect(mostVouchers({ ...counted, types: [{ ...free, most: 7 }] })).toBe(7);
    expect(mostVouchers({ ...counted, types: [free] })).toBe(0);
    expect(mostVouchers({ ...counted, types: [] })).toBe(0);
    expect([vouchersIn(openCampaign), vouchersIn({ ...openCampaign, waves: [] })]).toEqual([1000, 4000]);
  });
});

describe('what is left', () => {
  const asked = { at: start, channel: 'web', area: null } as const;

  it('is the least of what the pools have, and of what the money is enough for', () => {
    const pools = kept(counted, start, { all: 40, web: 30, 'type/veinte': 195, budget: 0 });
    expect(leftOfType(counted, pools, five, asked)).toBe(70);
    expect(leftOfType(counted, pools, twenty, asked)).toBe(5);
    expect(leftOfType(counted, pools, five, { ...asked, channel: null })).toBe(160);
    expect(leftOfType(counted, pools, five, { ...asked, area: counted.areas[0] ?? null })).toBe(50);
    const poor = kept(counted, start, { budget: 1_998_600 });
    expect(leftOfType(counted, poor, five, asked)).toBe(2);
    const free = { ...counted, types: [{ ...five, price: cents(1000) }] };
    expect(leftOfType(free, poor, { ...five, price: cents(1000) }, asked)).toBe(100);
    expect(leftInAll(counted, pools, asked)).toBe(70);
    expect(leftInAll(counted, poor, { at: start, channel: null })).toBe(3);
    expect(leftOfType(counted, pools, { ...five, id: 'otro' }, asked)).toBe(0);
  });

  it('counts a wave that has come, though nobody has asked for it yet', () => {
    const pools = kept(counted, start, { all: 200, web: 100, desk: 100 });
    expect(leftInAll(counted, pools, asked)).toBe(0);
    expect(leftInAll(counted, pools, { ...asked, at: start + hour })).toBe(300);
  });

  it('is told in tens from 100 on', () => {
    expect([0, 7, 99, 100, 109, 11_247].map(toldLeft)).toEqual([0, 7, 99, 100, 100, 11_240]);
  });
});
