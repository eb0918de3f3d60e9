import * as t from 'io-ts';
import type { FoundPlace } from '#domain/shared/coordinates.ts';

/** The answer of a look-up of addresses (specification 1, section 7: the first result's geometry location). */
export const placesWire = t.type({
  status: t.keyof({ OK: null, ZERO_RESULTS: null }),
  results: t.array(
    t.type({
      formatted_address: t.string,
      geometry: t.type({ location: t.type({ lat: t.number, lng: t.number }) }),
    }),
  ),
});

export const writePlaces = (places: readonly FoundPlace[]): t.TypeOf<typeof placesWire> => ({
  status: places.length === 0 ? 'ZERO_RESULTS' : 'OK',
  results: places.map(({ address, coordinates }) => ({
    formatted_address: address,
    geometry: { location: { ...coordinates } },
  })),
});

/** Answers of councils that leave the status out are accepted too. */
export const readFoundPlaces = ({
  results,
}: Pick<t.TypeOf<typeof placesWire>, 'results'>): readonly FoundPlace[] =>
  results.map(({ formatted_address, geometry }) => ({
    address: formatted_address,
    coordinates: geometry.location,
  }));
