import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyVenuePlaces } from '#fixtures/arbitraries/venue-places.ts';
import { areExclusive, isWithinItself, unitsOfPlace } from './venue-place.ts';

const places = [
  { id: 'centre', within: null },
  { id: 'hall', within: 'centre' },
  { id: 'court1', within: 'hall' },
  { id: 'court2', within: 'hall' },
  { id: 'pool', within: null },
];

describe('a place with parts', () => {
  it('has the units of all its parts, and a place without parts is its own unit', () => {
    expect(unitsOfPlace(places, 'centre')).toEqual(['court1', 'court2']);
    expect(unitsOfPlace(places, 'court2')).toEqual(['court2']);
    expect(unitsOfPlace(places, 'pool')).toEqual(['pool']);
    expect(unitsOfPlace(places, 'none')).toEqual([]);
  });

  it('excludes its parts and is excluded by them, while its parts do not exclude each other', () => {
    expect(areExclusive(places, 'centre', 'court1')).toBe(true);
    expect(areExclusive(places, 'court1', 'court2')).toBe(false);
    expect(areExclusive(places, 'pool', 'centre')).toBe(false);
    fc.assert(
      fc.property(anyVenuePlaces, (all) => {
        for (const one of all)
          for (const other of all) {
            expect(areExclusive(all, one.id, other.id)).toBe(areExclusive(all, other.id, one.id));
            if (one.within !== null) expect(areExclusive(all, one.id, one.within)).toBe(true);
          }
      }),
    );
  });

  it('that would be within itself is found, and has no units', () => {
    const circle = [
      { id: 'a', within: 'b' },
      { id: 'b', within: 'a' },
      { id: 'c', within: 'a' },
    ];
    expect(['a', 'b', 'c'].map((id) => isWithinItself(circle, id))).toEqual([true, true, false]);
    expect(unitsOfPlace([{ id: 'a', within: 'a' }], 'a')).toEqual([]);
    expect([isWithinItself(places, 'court1'), isWithinItself(places, 'none')]).toEqual([false, false]);
    expect(isWithinItself([{ id: 'a', within: 'gone' }], 'a')).toBe(false);
  });
});
