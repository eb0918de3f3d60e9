import type { Position } from '../map/position.ts';
import type { PlacedPlace } from './places.ts';

/** Zooms of a map with many markers: its first, its lowest and its highest (specification 1, section 9). */
export const markerZooms = { first: 14, min: 8, max: 18, fit: 16 } as const;

/** The least distance of two pins, in pixels, so that each keeps a target of 44. */
const apart = 60;

/** What one pin contains: a place, or several that are too near one another to be distinguished at this zoom. */
export interface Pin {
  /** The same for the same places, so that a pin keeps the focus while the map moves. */
  readonly key: string;
  readonly position: Position;
  readonly places: readonly [PlacedPlace, ...PlacedPlace[]];
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A position on the web map of the whole world, in pixels at a zoom. */
export function pixelAt({ lat, lng }: Position, zoom: number): Pixel {
  const world = 256 * 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return { x: ((lng + 180) / 360) * world, y: ((1 - north / Math.PI) / 2) * world };
}

interface Growing extends Pixel {
  readonly places: [PlacedPlace, ...PlacedPlace[]];
}

/**
 * Pins by the grid cell they are in, so that a point is only compared with its neighbours. Cells are found by column
 * and row: string keys made of both would cost more than all the rest, nine times for each of 10,000 places.
 */
class Ground {
  readonly pins: Growing[] = [];
  readonly #columns = new Map<number, Map<number, Growing[]>>();

  near({ x, y }: Pixel): Growing | undefined {
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)];
    for (let east = -1; east <= 1; east += 1) {
      const rows = this.#columns.get(column + east);
      if (rows === undefined) continue;
      for (let south = -1; south <= 1; south += 1)
        for (const pin of rows.get(row + south) ?? [])
          if ((pin.x - x) ** 2 + (pin.y - y) ** 2 < apart ** 2) return pin;
    }
    return undefined;
  }

  add(pin: Growing): void {
    this.pins.push(pin);
    const [column, row] = [Math.floor(pin.x / apart), Math.floor(pin.y / apart)];
    const rows = this.#columns.get(column) ?? new Map<number, Growing[]>();
    this.#columns.set(column, rows);
    const square = rows.get(row);
    if (square === undefined) rows.set(row, [pin]);
    else square.push(pin);
  }
}

/**
 * The pins of a zoom: the first place keeps its position, and its pin contains every later one nearer than 60 pixels.
 * The chosen place has a pin of its own. Reads the places in their order, so that the same list always gives the same
 * pins.
 */
export function pinsAt(places: readonly PlacedPlace[], zoom: number, chosen: string | null): readonly Pin[] {
  const ground = new Ground();
  const alone: Growing[] = [];
  for (const place of places) {
    const pixel = pixelAt(place.position, Math.floor(zoom));
    if (place.id === chosen) alone.push({ ...pixel, places: [place] });
    else {
      const near = ground.near(pixel);
      if (near) near.places.push(place);
      else ground.add({ ...pixel, places: [place] });
    }
  }
  return [...ground.pins, ...alone].map(({ places: held }) => ({
    key: `${held[0].id}:${held.length}:${held.at(-1)?.id}`,
    position: held[0].position,
    places: held,
  }));
}

/** Whether zooming in separates the places of a pin. */
export const canBeSplit = ({ places }: Pin): boolean => pinsAt(places, markerZooms.max, null).length > 1;
