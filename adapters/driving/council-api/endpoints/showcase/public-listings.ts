import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listShowcase } from '#application/showcase/list-showcase.ts';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import {
  type PublicMarket,
  readMarketDocument,
  writePublicMarket,
} from '#adapters/wire/showcase/market-document.ts';
import { type PublicListing, writePublicListing } from '#adapters/wire/showcase/public-listing.ts';
import type { Town } from '#domain/access/town.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { isPublished } from '#domain/content/published.ts';
import { marketDocuments } from '#domain/documents/document-parts.ts';
import { voucherSeason } from '#domain/vouchers/voucher-season.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { keptForAMoment } from '../../kept/kept-for-a-moment.ts';
import { route } from '../../plugins/route.ts';

/** Milliseconds for which the list is not made again, however many ask. */
const listedEvery = 2000;

/** The markets of a town, in the order of the council. */
async function marketsOf({ documents }: ServerParts, { realm }: Town): Promise<PublicMarket[]> {
  const written = await documents.all(realm, marketDocuments);
  return written.filter(isPublished).flatMap((raw) => {
    const read = readMarketDocument(raw, raw._id);
    return isLeft(read) ? [] : [writePublicMarket(read.right)];
  });
}

/** The holidays of a town from yesterday on, for as long as the page looks ahead. */
async function holidaysSoon(
  { appointments, clock }: ServerParts,
  { realm, timeZone }: Town,
): Promise<string[]> {
  const isHoliday = holidaysOfTown(await appointments.calendar(realm));
  const today = dayAt(clock.now(), timeZone);
  return Array.from({ length: 9 }, (_, n) => addDays(today, n - 1)).filter(isHoliday);
}

/** Of what shops say. How long ago those confirmed it that are asked in time is nothing that they say: it changes all day. */
const versionOf = (items: readonly PublicListing[]): string =>
  createHash('sha256')
    .update(JSON.stringify(items.map((one) => (one.age === 'fresh' ? { ...one, days: 0 } : one))))
    .digest('base64url')
    .slice(0, 27);

/** What the other calls need of the list. */
interface PublicListings {
  /** Makes the list be read anew. */
  readonly forget: () => void;
  /** Whether a shop is on the list. */
  readonly isShown: (town: Town, shop: string) => Promise<boolean>;
}

/** What everybody reads of shops. */
export function publicListingEndpoint(server: FastifyInstance, council: ServerParts): PublicListings {
  const list = listShowcase(council);
  let towns = new Map<string, Town>();
  const lists = keptForAMoment(council.clock, listedEvery, async (realm: string) => {
    const town = towns.get(realm);
    if (town === undefined) return { items: [], version: '', vouchers: 'none' as const };
    const now = council.clock.now();
    const [shown, campaigns] = await Promise.all([list(town), listCampaigns(council)(town.realm)]);
    const vouchers = voucherSeason(campaigns, now);
    // Every authorised shop takes them.
    const takesVouchers = vouchers === 'used';
    const items = shown.map((one) => writePublicListing(one, { realm: town.realm, now, takesVouchers }));
    return { items, version: versionOf(items), vouchers };
  });

  const listOf = (town: Town) => {
    towns = new Map([...towns, [town.realm, town]]);
    return lists.of(town.realm);
  };

  route(server, council, listShowcaseCall, async ({ town, known }) => {
    const [{ items, version, vouchers }, markets, holidays] = await Promise.all([
      listOf(town),
      marketsOf(council, town),
      holidaysSoon(council, town),
    ]);
    const itemsCount = items.length;
    return right({ items: known === version ? [] : items, itemsCount, version, markets, holidays, vouchers });
  });

  return {
    forget: lists.forget,
    isShown: async (town, shop) => (await listOf(town)).items.some(({ id }) => id === shop),
  };
}
