import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashWith, projectPlaces } from './project-places.ts';

const hashOf = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce(hashWith, 0);

describe('places of projects', () => {
  it('are those of a map from each id to its place, asked in the middle of any text', () => {
    const ids = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ñ'), maxLength: 4 }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(ids, fc.string(), fc.string(), (all, before, after) => {
        const { find } = projectPlaces(all);
        const places = new Map(all.map((id, place) => [id, place]));
        for (const id of [...all, 'c', 'aaaaa', '']) {
          const found = find(before + id + after, before.length, before.length + id.length, hashOf(id));
          expect(found).toBe(places.get(id) ?? -1);
        }
      }),
    );
  });

  it('tells apart ids that have the same hash', () => {
    expect(hashOf('Aa')).toBe(hashOf('BB'));
    const { find } = projectPlaces(['Aa']);
    expect(find('BB', 0, 2, hashOf('BB'))).toBe(-1);
  });
});
