import { formatMoney } from '#application/text/numbers.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { centsOf } from './sale/sale-state.ts';

/** Euros that the council wrote with a point, as people read them: `12,50 €`. */
export const euroWords = (euros: string): string => formatMoney(centsOf(euros));

/** A day of the town in words: `28 de noviembre`. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** How many whole minutes are left until a moment; 0 if it is over. */
export const minutesUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
