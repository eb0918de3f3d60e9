import { areExclusive, isWithinItself, type VenuePlace } from './venue-place.ts';

type Nested = Pick<VenuePlace, 'id' | 'within'>;

/** A place with its parts. */
export interface PlaceBranch<T> {
  readonly place: T;
  readonly parts: readonly PlaceBranch<T>[];
}

/** Whether a place is a part of another one of the venue, and not of itself. */
const isPart = (places: readonly Nested[], { id, within }: Nested): boolean =>
  within !== null && places.some((one) => one.id === within) && !isWithinItself(places, id);

/**
 * The places of a venue as a tree, in the order of the venue. One that is within itself, or within a place that is not
 * there, is drawn by itself: each place is in the tree once, whatever is written.
 */
export function placeTree<T extends Nested>(places: readonly T[]): readonly PlaceBranch<T>[] {
  const firstOf = new Map<string, T>();
  for (const place of places) if (!firstOf.has(place.id)) firstOf.set(place.id, place);
  const above = (place: T): T | null =>
    isPart(places, place) ? (firstOf.get(place.within as string) as T) : null;
  const branchOf = (place: T): PlaceBranch<T> => ({
    place,
    parts: places.filter((one) => above(one) === place).map(branchOf),
  });
  return places.filter((place) => above(place) === null).map(branchOf);
}

/** The places that cannot be had while somebody has this one. */
export const excludedBy = <T extends Nested>(places: readonly T[], place: T): readonly T[] =>
  places.filter((one) => one.id !== place.id && areExclusive(places, place.id, one.id));

/** The places that a place can be put into: neither itself nor one of its parts. */
export const possibleWholes = <T extends Nested>(places: readonly T[], place: T): readonly T[] =>
  places.filter(
    (one) =>
      one.id !== place.id &&
      !isWithinItself(
        places.map((own) => (own === place ? { id: own.id, within: one.id } : own)),
        place.id,
      ),
  );
