import type { Instant } from '../shared/calendar-day.ts';
import { shopHeadings } from '../vouchers/shops/shop-headings.ts';
import { ageOfListing } from './listing-age.ts';

const week = 7 * 86_400_000;

/** How many shops are in the showcase, for everybody. */
export interface ShowcaseFigures {
  readonly shops: number;
  /** Those confirmed within the last seven days, and those not confirmed for 90. */
  readonly confirmed: number;
  readonly stale: number;
  /** By what they sell, each heading that a shop has; a shop counts with every heading that it has. */
  readonly headings: readonly { readonly heading: string; readonly shops: number }[];
}

/** Counts the shops of the showcase. */
export function showcaseFigures(
  shown: readonly {
    readonly shop: { readonly headings: readonly string[] };
    readonly listing: { readonly confirmed: Instant };
  }[],
  now: Instant,
): ShowcaseFigures {
  const headings = shopHeadings
    .map((heading) => ({
      heading,
      shops: shown.filter(({ shop }) => shop.headings.includes(heading)).length,
    }))
    .filter(({ shops }) => shops > 0);
  return {
    shops: shown.length,
    confirmed: shown.filter(({ listing }) => now - listing.confirmed < week).length,
    stale: shown.filter(({ listing }) => ageOfListing(listing.confirmed, now) === 'stale').length,
    headings,
  };
}
