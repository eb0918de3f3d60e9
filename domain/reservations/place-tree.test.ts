import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excludedBy, type PlaceBranch, placeTree, possibleWholes } from './place-tree.ts';

interface Place {
  readonly id: string;
  readonly within: string | null;
}
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'nowhere');
const places: fc.Arbitrary<readonly Place[]> = fc.array(
  fc.record({ id: name, within: fc.option(name, { nil: null }) }),
  { maxLength: 8 },
);
const flat = (tree: readonly PlaceBranch<Place>[]): readonly Place[] =>
  tree.flatMap(({ place, parts }) => [place, ...flat(parts)]);
const pavilion: readonly Place[] = [
  { id: 'pavilion', within: null },
  { id: 'court1', within: 'pavilion' },
  { id: 'court2', within: 'pavilion' },
  { id: 'half', within: 'court1' },
  { id: 'hall', within: null },
];
const ids = (list: readonly Place[]) => list.map(({ id }) => id);
const placeOf = (id: string) => pavilion.find((one) => one.id === id) as Place;

describe('the places of a venue as a tree', () => {
  it('have each place once, whatever is written', () => {
    fc.assert(
      fc.property(places, (list) => {
        const found = flat(placeTree(list));
        expect(found).toHaveLength(list.length);
        expect(new Set(found)).toEqual(new Set(list));
      }),
    );
  });

  it('have parts below their whole', () => {
    const [whole, hall] = placeTree(pavilion);
    expect(whole?.parts.map(({ place }) => place.id)).toEqual(['court1', 'court2']);
    expect(whole?.parts[0]?.parts.map(({ place }) => place.id)).toEqual(['half']);
    expect(hall?.place.id).toBe('hall');
  });

  it('say which exclude each other', () => {
    expect(ids(excludedBy(pavilion, placeOf('pavilion')))).toEqual(['court1', 'court2', 'half']);
    expect(ids(excludedBy(pavilion, placeOf('court2')))).toEqual(['pavilion']);
    expect(ids(excludedBy(pavilion, placeOf('hall')))).toEqual([]);
  });

  it('can be put into any that is no part of them', () => {
    expect(ids(possibleWholes(pavilion, placeOf('pavilion')))).toEqual(['hall']);
    expect(ids(possibleWholes(pavilion, placeOf('half')))).toEqual(['pavilion', 'court1', 'court2', 'hall']);
    fc.assert(
      fc.property(places, fc.nat(), (list, nth) => {
        const place = list[nth % Math.max(1, list.length)];
        for (const whole of place === undefined ? [] : possibleWholes(list, place)) {
          const after = list.map((one) => (one === place ? { ...one, within: whole.id } : one));
          expect(flat(placeTree(after))).toHaveLength(list.length);
        }
      }),
    );
  });
});
