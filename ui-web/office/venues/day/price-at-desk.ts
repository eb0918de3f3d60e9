import { minutesOfClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { dayFactsOf } from '#domain/free-times/day-facts.ts';
import { cellMinutes } from '#domain/free-times/cell-day.ts';
import { type PriceLine, priceOfUse, type Tariff } from '#domain/reservations/tariff.ts';
import { dayAt, type TimeZone, wallSeconds } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';

const tariffOf = ({ rates, light, deposit }: VenueAnswer): Tariff => ({
  categories: [],
  rates: rates.map(({ people, opens, closes, perHour, ...rate }) => ({
    ...rate,
    categories: people,
    from: minutesOfClock(opens),
    until: minutesOfClock(closes),
    perHour: cents(perHour),
  })),
  light: light && {
    places: light.places,
    perHour: cents(light.perHour),
    dusk: light.dusk.map(minutesOfClock),
  },
  deposit: cents(deposit),
});

/** What a person at the desk would pay, by the tariff that the council has published; null if there is no price. */
export function priceAtDesk(
  venue: VenueAnswer,
  zone: TimeZone,
  asked: {
    readonly place: string;
    readonly people: string;
    readonly start: number;
    readonly minutes: number;
  },
): readonly PriceLine[] | null {
  const { place, people: category, start, minutes } = asked;
  const day = dayAt(start, zone);
  const cells = Array.from({ length: minutes / cellMinutes }, (_, at) => start + at * cellMinutes * 60_000);
  const price = priceOfUse(tariffOf(venue), {
    place,
    category,
    month: Number(day.slice(5, 7)),
    weekday: dayFactsOf(day, () => false).weekday,
    minutes: cells.map((at) => Math.floor(wallSeconds(at, zone) / 60)),
  });
  return isLeft(price) ? null : price.right;
}
