import * as t from 'io-ts';
import type { Geocoder, GeocoderRefusal } from '#application/ports/server/geocoder.ts';
import type { FoundPlace } from '#domain/shared/coordinates.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { fetchedJson } from './fetched-json.ts';

/** Latitude and longitude come as texts. */
const found = t.type({ lat: t.string, lon: t.string, display_name: t.string });

function placeOf(raw: unknown): readonly FoundPlace[] {
  if (!found.is(raw)) return [];
  const coordinates = { lat: Number(raw.lat), lng: Number(raw.lon) };
  return Number.isFinite(coordinates.lat + coordinates.lng)
    ? [{ address: raw.display_name, coordinates }]
    : [];
}

const all = map((raw: unknown) => (Array.isArray(raw) ? raw : [raw]).flatMap(placeOf).slice(0, 10));

/** Nominatim of OpenStreetMap, a town's own or a public one: `/search?q=`, `/reverse?lat=&lon=`. */
export function nominatim(base: string): Geocoder {
  const ask = async (
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Either<GeocoderRefusal, readonly FoundPlace[]>> => {
    const url = new URL(`${base.replace(/\/$/u, '')}/${path}`);
    for (const [name, value] of Object.entries({ format: 'jsonv2', ...query }))
      url.searchParams.set(name, value);
    return all(await fetchedJson(url));
  };
  return {
    places: (_, address) => ask('search', { q: address, limit: '10', countrycodes: 'es' }),
    addresses: (_, { lat, lng }) => ask('reverse', { lat: String(lat), lon: String(lng) }),
  };
}
