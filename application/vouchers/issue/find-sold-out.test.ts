import { describe, expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import { aSale, byNumber, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { findSoldOut } from './find-sold-out.ts';

const two = [{ type: 'diez', count: 2 }];

describe('an order for which nothing is left', () => {
  it('is found before its person is checked, but not if it was carried out', async () => {
    const { ports, order, time } = await aSale();
    const find = (id: string, lines: readonly { type: string; count: number }[] = two) =>
      findSoldOut(ports)(orderedIn.realm, sold, { id, lines, area: null, channel: 'web' }, time.now);
    expect(await find('one')).toBeNull();
    for (const [id, identity] of [
      ['one', '12345678Z'],
      ['two', '00000000T'],
    ] as const)
      expect(isRight(await order(id, { lines: two, person: byNumber(identity) }))).toBe(true);
    expect(await find('three')).toEqual({ kind: 'soldOut', pool: 'type/diez' });
    expect(await find('three', [{ type: 'diez', count: 1 }])).toBeNull();
    expect(await find('two')).toBeNull();
    // Holds that nobody paid for are free again.
    time.now += 10 * 60_000;
    expect(await find('three')).toBeNull();
  });

  it('is none if the order is wrong: that is said first', async () => {
    const { ports, time } = await aSale({
      ...sold,
      areas: [{ id: 'n', title: 'N', districts: [], most: 0 }],
    });
    const campaign = { ...sold, areas: [{ id: 'n', title: 'N', districts: [], most: 0 }] };
    const find = (lines: readonly { type: string; count: number }[], area: string | null) =>
      findSoldOut(ports)(orderedIn.realm, campaign, { id: 'x', lines, area, channel: 'web' }, time.now);
    expect(await find([], 'n')).toBeNull();
    expect(await find(two, null)).toBeNull();
    expect(await find(two, 'n')).toEqual({ kind: 'soldOut', pool: 'area/n' });
  });
});
