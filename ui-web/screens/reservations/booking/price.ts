import { readTariff } from '#adapters/wire/reservations/read-tariff.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { cellLength, cellMinutes } from '#domain/free-times/cell-day.ts';
import { dayFactsOf } from '#domain/free-times/day-facts.ts';
import { paidFor, type PriceLine, priceOfUse } from '#domain/reservations/tariff.ts';
import { dayAt, type TimeZone, wallSeconds } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';

/** What somebody wants to know the price of. */
export interface PricedChoice {
  readonly place: string;
  readonly people: string;
  readonly start: string;
  readonly minutes: number;
}

/** A price, line by line, with what it comes to. */
export interface ShownPrice {
  readonly lines: readonly PriceLine[];
  readonly total: number;
  readonly deposit: number;
}

/** What a time costs a person, by the rules by which the council will ask for it; null if there is no price for them. */
export function priceOfChoice(
  venue: VenueAnswer,
  { place, people, start, minutes }: PricedChoice,
  zone: TimeZone,
): ShownPrice | null {
  const at = Date.parse(start);
  const day = dayAt(at, zone);
  const price = priceOfUse(readTariff(venue), {
    place,
    category: people,
    month: Number(day.slice(5, 7)),
    weekday: dayFactsOf(day, () => false).weekday,
    minutes: Array.from({ length: minutes / cellMinutes }, (_, cell) =>
      Math.floor(wallSeconds(at + cell * cellLength, zone) / 60),
    ),
  });
  return isLeft(price) ? null : { lines: price.right, ...paidFor(price.right) };
}
