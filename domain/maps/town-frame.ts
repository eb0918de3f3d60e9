import type { Coordinates } from '../shared/coordinates.ts';

/** The part of the world that a town's maps show, in degrees. */
export interface TownFrame {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The Valencian coast around Valencia: where maps begin if a town does not say (specification 1, section 9). */
export const defaultCentre: Coordinates = { lat: 39.4699, lng: -0.3763 };

/** Kilometres from the centre to each side of the frame of a town that names no bounds. */
const reach = 15;
/** Kilometres of a degree of latitude. */
const degree = 111.32;

/** The frame of a town that only says where it is: a square of 30 kilometres. */
export function frameAround({ lat, lng }: Coordinates): TownFrame {
  const high = reach / degree;
  // Meridians come together towards the poles, where a degree of longitude has no length.
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { south: lat - high, west: lng - wide, north: lat + high, east: lng + wide };
}
