import type { Town } from '#domain/access/town.ts';
import { dueNotice } from '#domain/notices/notice.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { ageOfListing, nextAsking } from '#domain/showcase/listing-age.ts';
import type { ShopListing } from '#domain/showcase/shop-listing.ts';
import { askingKind, askingOwner, askingRecord, showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { readListingOf } from './read-listing.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

const mostAtOnce = 100;

/** The mail that asks a shop whether its listing still holds. */
const askingNotice = ({ id, email }: Shop, { language }: ShopListing, now: Instant): GoodsRecord =>
  dueNotice(
    {
      id: `listing/${id}/${now}`,
      about: { kind: 'listing', word: 'asked', key: id },
      to: email,
      language,
      // The mail is not sent if the listing was confirmed since.
      state: now,
      reason: '',
      amount: 0,
      start: null,
      office: '',
      until: null,
      tries: 0,
    },
    now,
    1,
  );

/** What follows from an asking that is due: the mail, if there is somebody to ask, and the next asking. */
async function nextOf(
  ports: ShowcasePorts,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  { id, version }: Pick<GoodsRecord, 'id' | 'version'>,
  now: Instant,
): Promise<readonly GoodsRecord[]> {
  const shop = await ports.shops.find(realm, id);
  const { listing } = await readListingOf(ports)(realm, id);
  const isOver = listing === null || ageOfListing(listing.confirmed, now) === 'hidden';
  if (shop === null || isOver || shop.status === 'left') return [askingRecord(id, null, version + 1)];
  // A suspended shop is asked again once it is authorised.
  const mails = shop.status === 'authorised' ? [askingNotice(shop, listing, now)] : [];
  return [askingRecord(id, nextAsking(now, timeZone), version + 1), ...mails];
}

/** Asks the shops of a town whose week is over whether their listings still hold: each once, whatever process comes first. */
export const askShops =
  (ports: ShowcasePorts) =>
  async (town: Pick<Town, 'realm' | 'timeZone'>): Promise<void> => {
    const good = { realm: town.realm, good: showcaseGood };
    const now = ports.clock.now();
    const query = { kind: askingKind, owner: askingOwner, from: null, until: now + 1, limit: mostAtOnce };
    for (const asking of await ports.goodsRecords.list(good, { ...query, after: null })) {
      // oxlint-disable-next-line no-await-in-loop -- one shop after the other: a week has time
      const records = await nextOf(ports, town, asking, now);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await ports.goods.ask(good, {
        key: `asking/${asking.id}/${asking.version}`,
        bodyHash: '',
        at: now,
        by: bySystem,
        acts: [],
        money: [],
        records,
      });
    }
  };
