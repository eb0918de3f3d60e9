import type { MapFrameWords } from '../map/map-frame.tsx';
import { textOf } from '../wording/wording.tsx';
import type { Pin } from './clusters.ts';

/** All texts of the map. */
export interface MarkerMapWords extends MapFrameWords {
  readonly skip: string;
  readonly close: string;
  /** The name of the list of pins: "Lo que se ve en el mapa". */
  readonly list: string;
  /** "12 propuestas". */
  readonly things: (count: number) => string;
  /** "Centre: 12 propuestas". */
  readonly group: (name: string, things: string) => string;
  /** "3 propuestas no tienen un sitio en el mapa." */
  readonly leftOut: (count: number) => string;
  /** Under a long list of entries at one spot: "Y 40 más." */
  readonly more: (count: number) => string;
}

/** A pin in words: its place, or how many there are, with the neighbourhood that all of them share. */
export function pinName({ places }: Pin, words: MarkerMapWords): string {
  const [first, ...others] = places;
  if (others.length === 0) return textOf(first.name);
  const things = words.things(places.length);
  const area = first.area ?? '';
  return area !== '' && others.every((other) => other.area === area) ? words.group(area, things) : things;
}
