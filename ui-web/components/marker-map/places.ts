import type { Position } from '../map/position.ts';
import type { Wording } from '../wording/wording.tsx';

/** Something with a place: a proposal, an association. */
export interface MapPlace {
  readonly id: string;
  readonly name: Wording;
  /** Its own page; null if it is the present page. */
  readonly href: string | null;
  /** A line below the name in its popup. */
  readonly detail?: string;
  /** The neighbourhood, if known: names a cluster whose members all share it. */
  readonly area?: string;
  readonly position: Position | null;
}

export type PlacedPlace = MapPlace & { readonly position: Position };

/** Which entries of a list can be drawn, and how many cannot. */
export interface PlacesOnMap {
  readonly placed: readonly PlacedPlace[];
  readonly leftOut: number;
}

/** Degrees around a town within which its places are; exchanged latitude and longitude are far outside. */
const reach = 2;

/**
 * Separates what can be drawn from what cannot: missing or invalid coordinates, 0/0, or a place far from the town,
 * such as exchanged coordinates (Vilanova, 39.41/-0.34, would be off Somalia). They are counted, not corrected.
 */
export function placesOnMap(places: readonly MapPlace[], centre: Position): PlacesOnMap {
  const isNear = ({ lat, lng }: Position) =>
    Math.abs(lat - centre.lat) <= reach && Math.abs(lng - centre.lng) <= reach;
  const placed = places.filter(
    (place): place is PlacedPlace => place.position !== null && isNear(place.position),
  );
  return { placed, leftOut: places.length - placed.length };
}
