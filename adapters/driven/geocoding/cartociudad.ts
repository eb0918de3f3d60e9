import * as t from 'io-ts';
import type { Geocoder, GeocoderRefusal } from '#application/ports/server/geocoder.ts';
import type { FoundPlace } from '#domain/shared/coordinates.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { fetchedJson } from './fetched-json.ts';

const candidate = t.intersection([
  t.type({ lat: t.number, lng: t.number, address: t.string }),
  t.partial({ tip_via: t.union([t.string, t.null]), portalNumber: t.union([t.number, t.null]) }),
  t.partial({ muni: t.union([t.string, t.null]), postalCode: t.union([t.string, t.null]) }),
]);

function placeOf(raw: unknown): readonly FoundPlace[] {
  if (!candidate.is(raw) || (raw.lat === 0 && raw.lng === 0)) return [];
  const { lat, lng, address, tip_via: kind, portalNumber: number, muni, postalCode } = raw;
  const hasNumber = number !== null && number !== undefined && number > 0;
  const street = `${kind ? `${kind} ` : ''}${address}${hasNumber ? `, ${number}` : ''}`;
  const town = [postalCode, muni].filter((part) => part).join(' ');
  return [{ address: town === '' ? street : `${street} · ${town}`, coordinates: { lat, lng } }];
}

const all = map((raw: unknown) => (Array.isArray(raw) ? raw : [raw]).flatMap(placeOf).slice(0, 10));

/** CartoCiudad of the Spanish mapping agency: `/candidates?q=`, `/reverseGeocode?lon=&lat=`. */
export function cartoCiudad(base: string): Geocoder {
  const ask = async (
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Either<GeocoderRefusal, readonly FoundPlace[]>> => {
    const url = new URL(`${base.replace(/\/$/u, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return all(await fetchedJson(url));
  };
  return {
    places: (_, address) => ask('candidates', { q: address, limit: '10', no_process: 'poblacion,provincia' }),
    addresses: (_, { lat, lng }) => ask('reverseGeocode', { lon: String(lng), lat: String(lat) }),
  };
}
