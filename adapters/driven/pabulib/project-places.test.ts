import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashWith, projectPlaces } from './project-places.ts';

const hashOf = (text: string): number => Buffer.from(text).reduce(hashWith, 0);

describe('indexes of projects', () => {
  it('are those of a map from each id to its index, asked in the middle of any bytes', () => {
    const ids = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ñ'), maxLength: 4 }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(ids, fc.string(), fc.string(), (all, before, after) => {
        const { find } = projectPlaces(all);
        const places = new Map(all.map((id, place) => [id, place]));
        for (const id of [...all, 'c', 'aaaaa', '']) {
          const start = Buffer.byteLength(before);
          const end = start + Buffer.byteLength(id);
          const found = find(Buffer.from(before + id + after), start, end, hashOf(id));
          expect(found).toBe(places.get(id) ?? -1);
        }
      }),
    );
  });

  it('distinguish ids that have the same hash', () => {
    expect(hashOf('abcdb')).toBe(hashOf('bbcda'));
    const { find } = projectPlaces(['abcdb']);
    expect(find(Buffer.from('bbcda'), 0, 5, hashOf('bbcda'))).toBe(-1);
  });
});
