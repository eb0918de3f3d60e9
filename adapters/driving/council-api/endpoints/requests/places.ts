import type { FastifyInstance } from 'fastify';
import { findNearby } from '#application/requests/find-nearby.ts';
import { writeNearby } from '#adapters/wire/requests/request.ts';
import { writePlaces } from '#adapters/wire/geocode.ts';
import { geocodeCall } from '#adapters/wire/places/geocode.ts';
import { listNearbyCall } from '#adapters/wire/requests/list-nearby.ts';
import { isPlace } from '#domain/forms/kinds/map.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

const degrees = /^-?\d{1,3}(?:\.\d{1,12})?$/u;

/** A place of two decimal numbers; null for anything else. */
function placeOf(lat: string | null, lng: string | null): Coordinates | null {
  if (lat === null || lng === null || !degrees.test(lat) || !degrees.test(lng)) return null;
  const place = { lat: Number(lat), lng: Number(lng) };
  return isPlace(place) ? place : null;
}

const longestAddress = 200;

/** Addresses and their places, and what was reported nearby. */
export function placeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const near = findNearby(council);

  route(server, council, geocodeCall, async ({ realm, address, latlng }) => {
    const [lat = null, lng = null] = latlng === null ? [] : latlng.split(',');
    const at = placeOf(lat, lng);
    if (address === null && at === null) return left({ kind: 'wrongQuery' });
    if (address !== null && (address.trim() === '' || address.length > longestAddress))
      return left({ kind: 'wrongQuery' });
    const found =
      at === null
        ? await council.geocoder.places(realm, address ?? '')
        : await council.geocoder.addresses(realm, at);
    return isLeft(found) ? found : right(writePlaces(found.right));
  });

  route(server, council, listNearbyCall, async ({ town, mailbox, lat, lng, category }) => {
    const at = placeOf(lat, lng);
    if (at === null) return left({ kind: 'wrongQuery' });
    const found = await near(town, mailboxId(mailbox), at, category);
    if (isLeft(found)) return found;
    return right({ items: found.right.map(writeNearby), itemsCount: found.right.length });
  });
}
