import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import type { Pool } from '../../scarcity/pool.ts';
import { poolsOf } from '../pools.ts';
import { poolWithout } from './pool-without.ts';

const north = { id: 'n', title: 'N', districts: [], most: 1 };
const campaign = { ...openCampaign, areas: [north] };
const [five, twenty] = campaign.types;
if (five === undefined || twenty === undefined) throw new Error('the campaign has two types');

/** The pools of the campaign, of which these have so much left. */
const pools = (left: Readonly<Record<string, number>> = {}, isClosed = false): readonly Pool[] =>
  poolsOf(campaign, noon).map(({ pool: id, size, perHolder }) => ({
    id,
    size,
    perHolder,
    isClosed: isClosed && id === 'all',
    held: 0,
    taken: id in left ? size - (left[id] ?? 0) : 0,
  }));
const without = (of: readonly Pool[], types = [five], area: typeof north | null = null) =>
  poolWithout(campaign, of, { types, area, channel: 'web' });

describe('the pool that has too little for an order', () => {
  it.each([
    [{ all: 1, web: 1 }, null],
    [{ all: 0 }, 'all'],
    [{ web: 0 }, 'web'],
    [{ 'type/cinco': 0 }, 'type/cinco'],
    [{ budget: 499 }, 'budget'],
    [{ desk: 0, 'type/veinte': 0 }, null],
  ])('with %j left is %s', (left, pool) => expect(without(pools(left))).toBe(pool));

  it('counts all vouchers of the order together', () => {
    const left = { all: 2, 'type/cinco': 1 };
    expect(without(pools(left), [five, twenty])).toBeNull();
    expect(without(pools(left), [five, five])).toBe('type/cinco');
    expect(without(pools(), [five, five], north)).toBe('area/n');
    expect(without(pools(), [five], north)).toBeNull();
  });

  it('is none if the campaign is paused, or has no such pools yet', () => {
    expect(without(pools({ all: 0 }, true))).toBeNull();
    expect(without([])).toBeNull();
  });
});
