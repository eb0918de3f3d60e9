import type { TownFrame } from './town-frame.ts';

/** A square of a web map: at zoom 0 one tile has the whole world, and each zoom divides a tile into four. */
export interface Tile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The zooms of every map (specification 1, section 9). */
export const tileZooms = { min: 1, max: 18 } as const;

/** How many tiles beyond the town's frame are shown on each side: a wide window needs more than the town. */
const margin = 3;
/** The projection of web maps ends here, in degrees north and south. */
const farthestNorth = 85.05;

/** A whole number as it is written once: no sign, no zero in front, no exponent. */
const wholeNumber = /^(?:0|[1-9]\d{0,6})$/u;

/**
 * The tile that an address names; null if it does not exist.
 *
 * @example readTile('14', '8176', '6229') // { zoom: 14, x: 8176, y: 6229 }
 * @example readTile('1', '2', '0') // null: there are two columns, 0 and 1
 */
export function readTile(zoom: string, x: string, y: string): Tile | null {
  if (![zoom, x, y].every((part) => wholeNumber.test(part))) return null;
  const tile = { zoom: Number(zoom), x: Number(x), y: Number(y) };
  if (tile.zoom < tileZooms.min || tile.zoom > tileZooms.max) return null;
  const each = 2 ** tile.zoom;
  return tile.x < each && tile.y < each ? tile : null;
}

const columnOf = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);

function rowOf(lat: number, zoom: number): number {
  const angle = (Math.max(-farthestNorth, Math.min(farthestNorth, lat)) * Math.PI) / 180;
  const fromNorth = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
  return Math.floor(fromNorth * 2 ** zoom);
}

/**
 * Whether a tile belongs to the maps of a town: it shows a part of the town's frame, or is at most three tiles from
 * one that does.
 */
export function isInFrame({ zoom, x, y }: Tile, { south, west, north, east }: TownFrame): boolean {
  const isNear = (place: number, from: number, to: number) => place >= from - margin && place <= to + margin;
  return (
    isNear(x, columnOf(west, zoom), columnOf(east, zoom)) && isNear(y, rowOf(north, zoom), rowOf(south, zoom))
  );
}
