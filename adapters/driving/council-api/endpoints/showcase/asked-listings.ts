import type { FastifyInstance } from 'fastify';
import { type AskedListing, askedListing, confirmListing } from '#application/showcase/confirm-listing.ts';
import {
  type AskedListingAnswer,
  confirmListingCall,
  readAskedListingCall,
} from '#adapters/wire/showcase/confirm-listing.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

const written = ({ shop, listing, asked }: AskedListing): AskedListingAnswer => ({
  name: shop.name,
  sells: listing.sells,
  hours: listing.hours,
  telephone: listing.telephone,
  language: listing.language,
  confirmed: new Date(listing.confirmed).toISOString(),
  isAsked: listing.confirmed < asked,
});

/** What shops confirm by the link of a weekly mail. */
export function askedListingEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  forget: () => void,
): void {
  const ports = { ...council, seal: (name: string) => council.keys.account(name) };
  const read = askedListing(ports);
  const confirm = confirmListing(ports);

  route(server, council, readAskedListingCall, async ({ realm, body }) => {
    const found = await read(realm, body.key);
    return found === null ? left({ kind: 'unknownListing' }) : right(written(found));
  });

  route(server, council, confirmListingCall, async ({ town, body }) => {
    const found = await confirm(town, body.key);
    if (found === null) return left({ kind: 'unknownListing' });
    forget();
    return right(written(found));
  });
}
