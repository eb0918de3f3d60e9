import type { FastifyInstance } from 'fastify';
import { findNearby } from '#application/requests/find-nearby.ts';
import { writeNearby } from '#adapters/wire/request.ts';
import { writePlaces } from '#adapters/wire/geocode.ts';
import { isPlace } from '#domain/forms/check-value.ts';
import type { Coordinates } from '#domain/forms/entry.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, once, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';

const degrees = /^-?\d{1,3}(?:\.\d{1,12})?$/u;

/** A place of two decimal numbers; null for anything else. */
function placeOf(lat: string | null, lng: string | null): Coordinates | null {
  if (lat === null || lng === null || !degrees.test(lat) || !degrees.test(lng)) return null;
  const place = { lat: Number(lat), lng: Number(lng) };
  return isPlace(place) ? place : null;
}

const longestAddress = 200;

/** Addresses and their places, and what was reported nearby. */
export function placeEndpoints(server: FastifyInstance, council: Council): void {
  const near = findNearby(council);

  server.get(
    '/api/:realm/geocode',
    inTown(council, async ({ realm }, request: TownRequest, reply) => {
      const [address, latlng] = [once(request, 'address'), once(request, 'latlng')];
      const [lat = null, lng = null] = latlng === null ? [] : latlng.split(',');
      const at = placeOf(lat, lng);
      if (address === null && at === null) return refuse(reply, 'wrongQuery');
      if (address !== null && (address.trim() === '' || address.length > longestAddress))
        return refuse(reply, 'wrongQuery');
      const found =
        at === null
          ? await council.geocoder.places(realm, address ?? '')
          : await council.geocoder.addresses(realm, at);
      return isLeft(found) ? refuse(reply, found.left.kind) : writePlaces(found.right);
    }),
  );

  server.get(
    '/api/:realm/requests/:mailbox/nearby',
    inTown<TownRequest<{ mailbox: string }>>(council, async ({ realm }, request, reply) => {
      const at = placeOf(once(request, 'lat'), once(request, 'lng'));
      if (at === null) return refuse(reply, 'wrongQuery');
      const found = await near(realm, mailboxId(request.params.mailbox), at, once(request, 'category'));
      if (isLeft(found)) return refuse(reply, found.left.kind);
      return { items: found.right.map(writeNearby), itemsCount: found.right.length };
    }),
  );
}
