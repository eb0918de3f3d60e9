import type { Coordinates } from './coordinates.ts';

const earth = 6_371_000;

/** An angle of so many degrees, in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places, along the ground (haversine). */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const [lat, lng] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat));
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, Math.sin(lat) ** 2 + across * Math.sin(lng) ** 2)));
}
