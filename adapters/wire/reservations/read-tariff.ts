import type { PersonCategory, Tariff } from '#domain/reservations/tariff.ts';
import { cents } from '#domain/shared/money.ts';
import { minutesOfClock } from './minutes-of-clock.ts';
import type { VenueAnswer } from './venue.ts';

/** The prices of a venue as it was answered, so that a page works out the same price as the council. */
export const readTariff = ({
  people,
  rates,
  light,
  deposit,
}: Pick<VenueAnswer, 'people' | 'rates' | 'light' | 'deposit'>): Tariff => ({
  categories: people.map(
    ({ id, title, check, minimumAge, maximumAge }): PersonCategory => ({
      id,
      title,
      check,
      minimumAge,
      maximumAge,
    }),
  ),
  rates: rates.map((rate) => ({
    places: rate.places,
    categories: rate.people,
    weekdays: rate.weekdays,
    from: minutesOfClock(rate.opens),
    until: minutesOfClock(rate.closes),
    perHour: cents(rate.perHour),
  })),
  light: light && {
    places: light.places,
    perHour: cents(light.perHour),
    dusk: light.dusk.map(minutesOfClock),
  },
  deposit: cents(deposit),
});
