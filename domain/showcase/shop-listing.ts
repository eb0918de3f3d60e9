import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import type { OtherWords } from './other-words.ts';
import type { ShopDetails } from './shop-details.ts';

/** What a shop offers this week, with the days from which and until which it does. */
export interface ShopOffer {
  readonly id: string;
  readonly title: string;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** How many of it the shop sets aside for people who ask on the page; 0: it sets none aside. */
  readonly pieces: number;
}

/** What a shop says of itself in the showcase, in its language and in others. Its name and its address are those of its authorisation. */
export interface ShopListing {
  /** The id of the shop. */
  readonly shop: string;
  /** What it sells, in its own words. */
  readonly sells: string;
  /** Its opening hours in a sentence that `readOpeningHours` understands. */
  readonly hours: string;
  /** The telephone that everybody reads; empty if it gives none. */
  readonly telephone: string;
  readonly details: ShopDetails;
  readonly language: Language;
  /** The same in other languages, in their order. */
  readonly others: readonly OtherWords[];
  /** False: the shop is not in the showcase for the time being. */
  readonly isShown: boolean;
  readonly offers: readonly ShopOffer[];
  /** When the shop wrote it or said that all of it still holds. */
  readonly confirmed: Instant;
}
