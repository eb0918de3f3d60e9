/** A place on earth, in degrees (WGS 84). */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Zooms of the specification (1, section 9): first view, highest, lowest, and the one at the device's position. */
export const zooms = { first: 14, max: 18, min: 1, fit: 16, located: 17 } as const;

/** How far an arrow key moves a marker, in pixels of the map. */
const step = 16;
const farthestNorth = 85;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Longitude 181 is longitude -179. */
const around = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

/**
 * The position of a marker after an arrow key: 16 pixels further, at any zoom. A pixel of a web map is 360° / (256 ·
 * 2^zoom) of longitude, and the cosine of the latitude as much of latitude. Null for any other key.
 */
export function movedBy(key: string, { lat, lng }: Position, zoom: number): Position | null {
  const east = (step * 360) / (256 * 2 ** zoom);
  const north = east * Math.cos((lat * Math.PI) / 180);
  switch (key) {
    case 'ArrowUp':
      return { lat: clamp(lat + north, farthestNorth), lng };
    case 'ArrowDown':
      return { lat: clamp(lat - north, farthestNorth), lng };
    case 'ArrowRight':
      return { lat, lng: around(lng + east) };
    case 'ArrowLeft':
      return { lat, lng: around(lng - east) };
    default:
      return null;
  }
}

/** The letters of the four directions: in Spanish N, S, E and O. */
export interface Compass {
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
}

const degrees = (value: number) => Math.abs(value).toFixed(4).replace('.', ',');

/** `39,4127 N · 0,3391 O`: four decimals are eleven metres, the precision of a finger on the map. */
export const positionText = ({ lat, lng }: Position, compass: Compass): string =>
  `${degrees(lat)} ${lat < 0 ? compass.south : compass.north} · ${degrees(lng)} ${lng < 0 ? compass.west : compass.east}`;
