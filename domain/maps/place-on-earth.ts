import type { Coordinates } from '../shared/coordinates.ts';

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** A box around the lands whose councils speak our languages, islands included, to tell swapped coordinates by. */
const isNear = ({ lat, lng }: Coordinates) => lat >= 27 && lat <= 44.5 && lng >= -19 && lng <= 5;

/**
 * Reads a place: `{ lat, lng }` or `[lng, lat]`, numbers or digits. Coordinates that were swapped, so that only the
 * other way round they lie in the Peninsula or its islands, are put right; a place that is not on the earth, or the
 * point 0, 0 that empty fields give, is refused.
 *
 * @example placeOnEarth(-0.36, 39.41) // { lat: 39.41, lng: -0.36 }
 * @example placeOnEarth(460, 0) // null
 */
export function placeOnEarth(lat: unknown, lng: unknown): Coordinates | null {
  const place = { lat: asNumber(lat), lng: asNumber(lng) };
  if (!isNumber(place.lat) || !isNumber(place.lng) || (place.lat === 0 && place.lng === 0)) return null;
  const written = { lat: place.lat, lng: place.lng };
  const swapped = { lat: place.lng, lng: place.lat };
  if (!isNear(written) && isNear(swapped)) return swapped;
  return Math.abs(written.lat) <= 90 && Math.abs(written.lng) <= 180 ? written : null;
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
