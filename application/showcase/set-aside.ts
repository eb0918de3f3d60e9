import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { Town } from '#domain/access/town.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { dayAt, endOfDay, type Instant, type TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { ageOfListing } from '#domain/showcase/listing-age.ts';
import { type IsHoliday, noHoliday, setAsideUntil } from '#domain/showcase/open-now.ts';
import { offerTitleOf } from '#domain/showcase/other-words.ts';
import {
  type AskedPickup,
  type Pickup,
  pickupLetters,
  pickupLettersFrom,
  wrongInPickup,
} from '#domain/showcase/pickup.ts';
import type { ShopListing, ShopOffer } from '#domain/showcase/shop-listing.ts';
import { goodOfShop, pickupIn, pickupKind, pickupRecord } from '#domain/showcase/showcase-records.ts';
import { readOpeningHours } from '#domain/vouchers/shops/opening-hours.ts';
import { answerOnce } from '../scarcity/answer-once.ts';
import { readListingOf } from './read-listing.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/**
 * Why nothing is set aside. `notOffered`: the shop does not offer it now. `closed`: the shop does not open again before the
 * offer ends. `otherPickup`: something else came under the same key. `busy`: the letters were drawn twice.
 */
export type SetAsideRefused =
  | { readonly kind: 'wrong'; readonly field: 'id' | 'pieces' | 'name' }
  | { readonly kind: 'soldOut'; readonly left: number }
  | { readonly kind: 'notOffered' | 'closed' | 'otherPickup' | 'busy' };

interface Ports extends Pick<ShowcasePorts, 'shops' | 'goods' | 'goodsRecords' | 'clock'> {
  readonly random: RandomBytes;
}

/** The offer of an authorised shop that sets pieces of it aside today; null if there is none. */
async function offeredNow(
  ports: Ports,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  shop: string,
  offer: string,
): Promise<{ readonly listing: ShopListing; readonly offer: ShopOffer } | null> {
  const now = ports.clock.now();
  const today = dayAt(now, timeZone);
  const [known, { listing }] = await Promise.all([
    ports.shops.find(realm, shop),
    readListingOf(ports)(realm, shop),
  ]);
  const isSeen =
    known?.status === 'authorised' && listing?.isShown && ageOfListing(listing.confirmed, now) !== 'hidden';
  const found = isSeen
    ? listing.offers.find((one) => one.id === offer && one.from <= today && one.until >= today)
    : undefined;
  return found === undefined || found.pieces === 0 || listing === null ? null : { listing, offer: found };
}

/** Until when the shop keeps something of an offer that begins today; null if it does not open again before the offer ends. */
function keptUntil(
  { hours }: ShopListing,
  { until }: ShopOffer,
  now: Instant,
  { zone, isHoliday }: { readonly zone: TimeZone; readonly isHoliday: IsHoliday },
): Instant | null {
  const at = setAsideUntil(readOpeningHours(hours) ?? [], now, zone, isHoliday);
  return at === null || at > endOfDay(until, zone) ? null : at;
}

/** Holds pieces of an offer and grants them at once, until the shop closes; what is not fetched by then is free again. */
const requestOf = (pickup: Pickup, { pieces: size }: ShopOffer): GoodsRequest => {
  const { id, offer, pieces, name, letters, until, at } = pickup;
  return {
    key: `aside/${id}`,
    bodyHash: JSON.stringify([offer, pieces, name]),
    at,
    by: bySender,
    acts: [
      { kind: 'setPool', pool: offer, size, perHolder: null, isClosed: false },
      {
        kind: 'hold',
        grant: letters,
        holder: letters,
        takes: [{ pool: offer, pieces, cells: [] }],
        until,
        uses: 1,
      },
      { kind: 'confirm', grant: letters, until },
    ],
    money: [],
    records: [pickupRecord(pickup)],
  };
};

/** Sets pieces aside if the shop has them now, and opens once more while the offer lasts. */
async function decided(
  ports: Ports,
  town: Pick<Town, 'realm' | 'timeZone'>,
  shop: string,
  { id, offer, pieces, name }: AskedPickup,
  isHoliday: IsHoliday,
): Promise<Either<SetAsideRefused, Pickup>> {
  const found = await offeredNow(ports, town, shop, offer);
  if (found === null) return left({ kind: 'notOffered' });
  const at = ports.clock.now();
  const until = keptUntil(found.listing, found.offer, at, { zone: town.timeZone, isHoliday });
  if (until === null) return left({ kind: 'closed' });
  const letters = pickupLettersFrom(ports.random(pickupLetters));
  const { title } = found.offer;
  const titles = offerTitleOf(found.listing, found.offer);
  const pickup: Pickup = { id, shop, offer, title, titles, pieces, name, letters, until, at };
  const good = { realm: town.realm, good: goodOfShop(shop) };
  const done = await ports.goods.ask(good, requestOf(pickup, found.offer));
  if (!isLeft(done)) return right(pickup);
  const refused = done.left;
  if (refused.kind === 'soldOut') return left({ kind: 'soldOut', left: refused.left });
  if (refused.kind === 'tooSmall') return left({ kind: 'soldOut', left: 0 });
  return left({ kind: refused.kind === 'grantExists' ? 'busy' : 'otherPickup' });
}

/**
 * Has a shop set pieces of an offer aside for somebody who comes for them and pays there. The same sent again, because its
 * answer was lost, gets the same answer.
 */
export const setPiecesAside =
  (ports: Ports) =>
  async (
    town: Pick<Town, 'realm' | 'timeZone'>,
    shop: string,
    asked: AskedPickup,
    isHoliday: IsHoliday = noHoliday,
  ): Promise<Either<SetAsideRefused, Pickup>> => {
    const field = wrongInPickup(asked);
    if (field !== null) return left({ kind: 'wrong', field });
    const good = { realm: town.realm, good: goodOfShop(shop) };
    const { id, pieces } = asked;
    const name = asked.name.trim();
    const stored = async (): Promise<Either<SetAsideRefused, Pickup> | null> => {
      const record = await ports.goodsRecords.record(good, pickupKind, id);
      if (record === null) return null;
      const kept = pickupIn(record);
      const isSame = kept.offer === asked.offer && kept.pieces === pieces && kept.name === name;
      return isSame ? right(kept) : left({ kind: 'otherPickup' });
    };
    return answerOnce(stored, () => decided(ports, town, shop, { ...asked, name }, isHoliday));
  };
