import * as t from 'io-ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { Geocoder } from '#application/ports/server/geocoder.ts';
import type { FoundPlace } from '#domain/shared/coordinates.ts';
import { metresBetween } from '#domain/shared/distance.ts';
import { right } from '#domain/shared/result.ts';

export const streetCollection = 'callejero';

const streetWire = t.type({
  tipovia: t.string,
  nombrevia: t.string,
  nucleo: t.string,
  cpostal: t.string,
  coordinates: t.type({ lat: t.number, lng: t.number }),
});

/** Without accents and marks, in lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const placeOf = (document: CouncilDocument): readonly FoundPlace[] => {
  if (!streetWire.is(document)) return [];
  const { tipovia, nombrevia, nucleo, cpostal, coordinates } = document;
  return [{ address: `${tipovia} ${nombrevia}, ${nucleo} · ${cpostal}`, coordinates }];
};

const most = 10;
/** Farther than this from every street, a place has no address. */
const farthest = 1000;

/** The town's own table of streets: nothing leaves the machine. All words except house numbers must be in the name. */
export function streetGeocoder(documents: DocumentStore): Geocoder {
  const places = async (realm: Parameters<Geocoder['places']>[0]) =>
    (await documents.all(realm, streetCollection)).flatMap(placeOf);
  return {
    places: async (realm, address) => {
      const words = plain(address)
        .split(' ')
        .filter((word) => word !== '' && !/^\d{1,4}[a-z]?$/u.test(word));
      const found = (await places(realm)).filter((place) => {
        const name = ` ${plain(place.address)} `;
        return words.length > 0 && words.every((word) => name.includes(` ${word}`));
      });
      return right(found.slice(0, most));
    },
    addresses: async (realm, at) =>
      right(
        (await places(realm))
          .map((place) => ({ place, metres: metresBetween(at, place.coordinates) }))
          .filter(({ metres }) => metres <= farthest)
          .toSorted((a, b) => a.metres - b.metres)
          .slice(0, most)
          .map(({ place }) => place),
      ),
  };
}
