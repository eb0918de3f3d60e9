import type { Position } from '../map/position.ts';
import type { Wording } from '../wording/wording.tsx';

/** Something that lies somewhere: a proposal, an association. */
export interface MapPlace {
  readonly id: string;
  readonly name: Wording;
  /** Its own page; null where that is the page it is shown on. */
  readonly href: string | null;
  /** A line below the name in its popup. */
  readonly detail?: string;
  /** The neighbourhood, if known: names a cluster whose members all share it. */
  readonly area?: string;
  readonly position: Position | null;
}

export type PlacedPlace = MapPlace & { readonly position: Position };

/** What of a list can be drawn, and how many of it cannot. */
export interface PlacesOnMap {
  readonly placed: readonly PlacedPlace[];
  readonly leftOut: number;
}

/** Degrees around a town in which its things lie; a swapped latitude and longitude lands well outside. */
const reach = 2;

/**
 * Tells what can be drawn from what cannot: no coordinates, no numbers, 0/0, or far from the town, as coordinates are
 * that were written the wrong way round (Vilanova, 39.41/-0.34, would lie off Somalia). They are counted, not guessed.
 */
export function placesOnMap(places: readonly MapPlace[], centre: Position): PlacesOnMap {
  const isNear = ({ lat, lng }: Position) =>
    Math.abs(lat - centre.lat) <= reach && Math.abs(lng - centre.lng) <= reach;
  const placed = places.filter(
    (place): place is PlacedPlace => place.position !== null && isNear(place.position),
  );
  return { placed, leftOut: places.length - placed.length };
}
