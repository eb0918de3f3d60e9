import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { folded } from '#domain/directory/folded.ts';
import { metresBetween } from '#domain/shared/distance.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { type IsHoliday, openNow, type OpenNow } from '#domain/showcase/open-now.ts';
import { readOpeningHours } from '#domain/vouchers/shops/opening-hours.ts';
import type { Position } from '#ui-web/components/map/position.ts';

/** A shop as the reader sees it from where they are, now. */
export interface ShopInSight {
  readonly shop: PublicListing;
  /** Null if it is not known where the reader or the shop is. */
  readonly metres: number | null;
  readonly open: OpenNow;
}

/** What the reader looks for. */
export interface ShopSearch {
  readonly text: string;
  readonly isOpenOnly: boolean;
  readonly isVouchersOnly: boolean;
  readonly isStepFreeOnly: boolean;
  readonly isDeliveryOnly: boolean;
  readonly heading: string | null;
}

export const everyShop: ShopSearch = {
  text: '',
  isOpenOnly: false,
  isVouchersOnly: false,
  isStepFreeOnly: false,
  isDeliveryOnly: false,
  heading: null,
};

const farthest = Number.POSITIVE_INFINITY;

/** Whether shops are open at a moment; many have the same hours, which are read once. */
function openAt(now: Instant, zone: TimeZone, isHoliday: IsHoliday): (hours: string) => OpenNow {
  const known = new Map<string, OpenNow>();
  return (hours) => {
    const open = known.get(hours) ?? openNow(readOpeningHours(hours) ?? [], now, zone, isHoliday);
    known.set(hours, open);
    return open;
  };
}

interface SeenFromHere {
  readonly here: Position | null;
  readonly now: Instant;
  readonly zone: TimeZone;
  readonly isHoliday: IsHoliday;
}

/** The shops with how far they are and whether they are open. Those that were not confirmed come last, the nearest first. */
export function seenShops(
  shops: readonly PublicListing[],
  { here, now, zone, isHoliday }: SeenFromHere,
): readonly ShopInSight[] {
  const openOf = openAt(now, zone, isHoliday);
  const seen = shops.map(
    (shop): ShopInSight => ({
      shop,
      metres: here === null || shop.place === null ? null : metresBetween(here, shop.place),
      open: openOf(shop.hours),
    }),
  );
  const near = ({ metres }: ShopInSight) => metres ?? farthest;
  return seen.toSorted(
    (a, b) =>
      Number(a.shop.age === 'stale') - Number(b.shop.age === 'stale') ||
      (here === null ? 0 : near(a) - near(b) || 0),
  );
}

/** The shops that are looked for: each word is in what they are called, sell or offer, in whatever language and accents. */
export function foundShops(
  seen: readonly ShopInSight[],
  { text, isOpenOnly, isVouchersOnly, isStepFreeOnly, isDeliveryOnly, heading }: ShopSearch,
  nameOfHeading: (heading: string) => string,
): readonly ShopInSight[] {
  const words = folded(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return seen
    .filter(({ open }) => !isOpenOnly || open.isOpen)
    .filter(({ shop }) => !isVouchersOnly || shop.takesVouchers)
    .filter(({ shop }) => !isStepFreeOnly || shop.details.isStepFree)
    .filter(({ shop }) => !isDeliveryOnly || shop.details.delivers)
    .filter(({ shop }) => heading === null || shop.headings.includes(heading))
    .filter(({ shop: { name, sells, headings, offers, others } }) => {
      const written = [{ sells, offers }, ...others].flatMap((one) => [
        one.sells,
        ...one.offers.map(({ title }) => title),
      ]);
      const said = [name, ...headings.map(nameOfHeading), ...written];
      const whole = folded(said.join(' '));
      return words.every((word) => whole.includes(word));
    });
}
