import type { PublicShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { metresBetween } from '#domain/shared/distance.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { isOpenAt, readOpeningHours } from '#domain/vouchers/shops/opening-hours.ts';
import type { Position } from '#ui-web/components/map/position.ts';

/** A shop as somebody sees it from where they are, now. */
export interface SeenFrom {
  readonly shop: PublicShop;
  /** Null if it is not known where the reader or the shop is. */
  readonly metres: number | null;
  /** Null if its hours are not written in a way that is understood. */
  readonly isOpen: boolean | null;
}

/** In any language that its hours are written in: they are the same hours. */
function isOpenNow({ hours }: PublicShop, now: Instant, zone: TimeZone): boolean | null {
  const texts = typeof hours === 'string' ? [hours] : Object.values(hours);
  const read = texts.map(readOpeningHours).find((one) => one !== null);
  return read === undefined ? null : isOpenAt(read, now, zone);
}

const farthest = Number.POSITIVE_INFINITY;

/** The shops with how far they are and whether they are open; the nearest first, if it is known where the reader is. */
export function seenFrom(
  shops: readonly PublicShop[],
  { here, now, zone }: { readonly here: Position | null; readonly now: Instant; readonly zone: TimeZone },
): readonly SeenFrom[] {
  const seen = shops.map(
    (shop): SeenFrom => ({
      shop,
      metres: here === null || shop.place === null ? null : metresBetween(here, shop.place),
      isOpen: isOpenNow(shop, now, zone),
    }),
  );
  return here === null ? seen : seen.toSorted((a, b) => (a.metres ?? farthest) - (b.metres ?? farthest));
}
