import { type CalendarDay, type Instant, parseDay } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import { type Either, left, right } from '../shared/result.ts';
import { readOpeningHours } from '../vouchers/shops/opening-hours.ts';
import { type OtherWords, readOtherWords } from './other-words.ts';
import { isTelephone, readShopDetails, type TypedDetails } from './shop-details.ts';
import type { ShopListing, ShopOffer } from './shop-listing.ts';

/** An offer as the shop typed it: days as `2026-11-28`. */
export interface TypedOffer {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly until: string;
  readonly pieces: number;
}

/** What a shop writes of itself, as it was typed. */
export interface TypedListing {
  readonly sells: string;
  readonly hours: string;
  readonly telephone: string;
  readonly details?: TypedDetails | undefined;
  readonly isShown: boolean;
  readonly offers: readonly TypedOffer[];
  readonly others?: readonly OtherWords[] | undefined;
}

/** The most letters of what a shop sells, of its hours and of the title of an offer. */
export const longestSells = 300;
const longestHours = 200;
const longestOffer = 80;
/** The most offers at the same time, and the most pieces that are set aside of one. */
export const mostOffers = 8;
const mostPieces = 99;

const oneLine = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');

function readOffer({ id, title, from, until, pieces }: TypedOffer): ShopOffer | null {
  const [first, last, words] = [parseDay(from), parseDay(until), oneLine(title)];
  const isNumber = Number.isInteger(pieces) && pieces >= 0 && pieces <= mostPieces;
  if (!/^[\w-]{1,40}$/u.test(id) || words === '' || words.length > longestOffer || !isNumber) return null;
  if (first === null || last === null || last < first) return null;
  return { id, title: words, from: first, until: last, pieces };
}

/** Whether a shop may write these hours: the page says by them whether it is open. */
export const isHoursUnderstood = (hours: string): boolean =>
  oneLine(hours).length <= longestHours && readOpeningHours(oneLine(hours)) !== null;

/**
 * Reads what a shop wrote of itself. Left: the fields that are missing or wrong: `sells`, `hours`, `telephone`, those of
 * its details, `offers` if there are too many or two have one id, `offer.0` for the first offer, and those in other languages
 * (`readOtherWords`).
 */
export function readListing(
  typed: TypedListing,
  { shop, language, at }: { readonly shop: string; readonly language: Language; readonly at: Instant },
): Either<readonly string[], ShopListing> {
  const [sells, hours, telephone] = [oneLine(typed.sells), oneLine(typed.hours), oneLine(typed.telephone)];
  const { details, wrong: wrongDetails } = readShopDetails(typed.details ?? {});
  const read = typed.offers.map(readOffer);
  const ids = new Set(typed.offers.map(({ id }) => id));
  const { others, wrong: wrongOthers } = readOtherWords(
    { language, sells, hours, offers: typed.offers, others: typed.others ?? [] },
    { sells: longestSells, title: longestOffer },
  );
  const wrong = [
    ...(sells === '' || sells.length > longestSells ? ['sells'] : []),
    ...(isHoursUnderstood(hours) ? [] : ['hours']),
    ...(telephone === '' || isTelephone(telephone) ? [] : ['telephone']),
    ...wrongDetails,
    ...(typed.offers.length > mostOffers || ids.size < typed.offers.length ? ['offers'] : []),
    ...read.flatMap((one, n) => (one === null ? [`offer.${n}`] : [])),
    ...wrongOthers,
  ];
  if (wrong.length > 0) return left(wrong);
  const offers = read.filter((one) => one !== null);
  const { isShown } = typed;
  return right({ shop, sells, hours, telephone, details, language, others, isShown, offers, confirmed: at });
}

/** The offers of a listing that are not over on a day, those that end first before the others. */
export const offersFrom = ({ offers }: Pick<ShopListing, 'offers'>, day: CalendarDay): readonly ShopOffer[] =>
  offers
    .filter(({ until }) => until >= day)
    .toSorted((a, b) => (a.until < b.until ? -1 : Number(a.until > b.until)));
