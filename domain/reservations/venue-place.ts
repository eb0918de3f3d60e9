import type { LocalizedText } from '../shared/localized-text.ts';

/** What can be reserved of a venue: a court, a room, or a pavilion with its courts. */
export interface VenuePlace {
  readonly id: string;
  readonly title: LocalizedText;
  /** The place that it is a part of; null if of none. */
  readonly within: string | null;
}

type Nested = Pick<VenuePlace, 'id' | 'within'>;

const partsOf = (places: readonly Nested[], id: string): readonly string[] =>
  places.filter(({ within }) => within === id).map((part) => part.id);

/**
 * The units whose cells a place has, in the order of the venue: itself or, if it has parts, those of all its parts. So a
 * pavilion and its courts exclude each other, both ways. A venue in which a place is within itself has no such units.
 *
 * @example unitsOfPlace([{ id: 'pavilion', within: null }, { id: 'court1', within: 'pavilion' }], 'pavilion') // ['court1']
 */
export function unitsOfPlace(places: readonly Nested[], id: string): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (place: string): void => {
    if (seen.has(place)) return;
    seen.add(place);
    const parts = partsOf(places, place);
    if (parts.length === 0) found.add(place);
    for (const part of parts) visit(part);
  };
  visit(id);
  return places.map((place) => place.id).filter((place) => found.has(place));
}

/** Whether two places have a unit in common, so that only one of them can be had at a time. */
export const areExclusive = (places: readonly Nested[], one: string, other: string): boolean => {
  const units = new Set(unitsOfPlace(places, one));
  return unitsOfPlace(places, other).some((unit) => units.has(unit));
};

/** Whether a place is within itself, by however many others. */
export function isWithinItself(places: readonly Nested[], id: string): boolean {
  const seen = new Set<string>();
  let above = places.find((place) => place.id === id)?.within ?? null;
  while (above !== null && !seen.has(above)) {
    if (above === id) return true;
    seen.add(above);
    above = places.find((place) => place.id === above)?.within ?? null;
  }
  return false;
}
