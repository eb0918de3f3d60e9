import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envelopePiles, joinedBox } from './envelope-piles.ts';

const boxes = ['mercat', 'residencia', 'biblioteca'];

describe('the envelopes of a box', () => {
  it('are opened there if they are 25 or more, and join those of the next box if they are fewer', () => {
    const envelopes = new Map([
      ['mercat', 24],
      ['residencia', 25],
      ['biblioteca', 1],
    ]);
    expect(envelopePiles(boxes, envelopes)).toEqual([
      { box: 'mercat', count: 24, deed: 'join', to: 'residencia' },
      { box: 'residencia', count: 25, deed: 'open', to: null },
      { box: 'biblioteca', count: 1, deed: 'join', to: 'residencia' },
    ]);
    expect(joinedBox(boxes, envelopes, 'mercat')).toBe('residencia');
    expect(joinedBox(boxes, envelopes, 'residencia')).toBeNull();
    expect(joinedBox(boxes, envelopes, 'unknown')).toBeNull();
  });

  it('of the only box are mixed with its ballots', () => {
    expect(envelopePiles(['mercat'], new Map([['mercat', 3]]))).toEqual([
      { box: 'mercat', count: 3, deed: 'withBox', to: null },
    ]);
    expect(envelopePiles(boxes, new Map())).toEqual([]);
  });

  it('are never opened in smaller groups, however often piles join', () => {
    const counts = fc.array(fc.nat(60), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(counts, (all) => {
        const names = all.map((_, n) => `box ${n}`);
        const piles = new Map(names.map((name, n) => [name, all[n] ?? 0]));
        const total = all.reduce((sum, n) => sum + n, 0);
        for (let round = 0; round < all.length; round += 1) {
          const next = envelopePiles(names, piles).find(({ deed }) => deed === 'join');
          if (next === undefined) break;
          piles.set(next.to ?? '', (piles.get(next.to ?? '') ?? 0) + next.count);
          piles.delete(next.box);
        }
        expect([...piles.values()].reduce((sum, n) => sum + n, 0)).toBe(total);
        for (const { deed, count } of envelopePiles(names, piles))
          if (deed === 'open') expect(count).toBeGreaterThan(24);
      }),
    );
  });
});
