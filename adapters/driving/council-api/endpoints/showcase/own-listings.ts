import type { FastifyInstance } from 'fastify';
import { readPhotosOf } from '#application/showcase/photos/keep-photos.ts';
import { readVisits } from '#application/showcase/visits/read-visits.ts';
import { readListingOf } from '#application/showcase/read-listing.ts';
import { writeListing } from '#application/showcase/write-listing.ts';
import {
  readOwnListingCall,
  writeOwnListing,
  writeOwnListingCall,
} from '#adapters/wire/showcase/own-listing.ts';
import { writeOwnPhotos } from '#adapters/wire/showcase/photos/own-photos.ts';
import { writeVisits } from '#adapters/wire/showcase/visits.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { askedShop } from '../vouchers/shops/asked-shop.ts';

/** What the form of a listing begins in, if nothing is written yet; the photos beside it, and how often the shop was seen. */
const besideListing = async (council: ServerParts, town: Town, { id, hours, telephone }: Shop) => ({
  hours: textFor(hours, town.defaultLanguage, town.defaultLanguage).text,
  telephone,
  photos: writeOwnPhotos((await readPhotosOf(council)(town.realm, id)).photos),
  visits: writeVisits(await readVisits(council)(town, id)),
});

/** What a shop reads and writes of itself, at one of its devices. */
export function ownListingEndpoints(server: FastifyInstance, council: ServerParts, forget: () => void): void {
  const read = readListingOf(council);
  const write = writeListing(council);

  route(server, council, readOwnListingCall, async ({ town, request }) => {
    const asked = await askedShop(council, town.realm, request);
    if (isLeft(asked)) return asked;
    const { shop } = asked.right;
    const { listing } = await read(town.realm, shop.id);
    return right(writeOwnListing(listing, await besideListing(council, town, shop)));
  });

  route(server, council, writeOwnListingCall, async ({ town, request, body }) => {
    const asked = await askedShop(council, town.realm, request);
    if (isLeft(asked)) return asked;
    const { shop } = asked.right;
    const { language, ...typed } = body;
    const stored = await write(town, { shop: shop.id, language }, typed);
    if (isLeft(stored)) {
      const where = stored.left.kind === 'listingRefused' ? stored.left.fields.join(',') : 'changed';
      return left({ kind: 'listingRefused', where });
    }
    forget();
    return right(writeOwnListing(stored.right, await besideListing(council, town, shop)));
  });
}
