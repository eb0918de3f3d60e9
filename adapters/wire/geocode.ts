import * as t from 'io-ts';
import type { Coordinates } from '#domain/forms/entry.ts';

/** What a look-up of addresses answers (specification 1, section 7: the first result's geometry location). */
export const placesWire = t.type({
  status: t.keyof({ OK: null, ZERO_RESULTS: null }),
  results: t.array(
    t.type({
      formatted_address: t.string,
      geometry: t.type({ location: t.type({ lat: t.number, lng: t.number }) }),
    }),
  ),
});

interface Place {
  readonly address: string;
  readonly coordinates: Coordinates;
}

export const writePlaces = (places: readonly Place[]): t.TypeOf<typeof placesWire> => ({
  status: places.length === 0 ? 'ZERO_RESULTS' : 'OK',
  results: places.map(({ address, coordinates }) => ({
    formatted_address: address,
    geometry: { location: { ...coordinates } },
  })),
});
