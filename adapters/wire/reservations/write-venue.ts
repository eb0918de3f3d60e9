import type { Venue } from '#domain/reservations/venue.ts';
import { asksBirthDay } from '#domain/reservations/visitor.ts';
import { writtenClock } from './minutes-of-clock.ts';
import type { VenueAnswer, VenueRow } from './venue.ts';

/** A venue in a list. */
export const writeVenueRow = ({
  id,
  title,
  summary,
  where: { address, spot, image },
  needsApproval,
}: Venue): VenueRow => ({
  id,
  title,
  summary,
  address,
  spot,
  image,
  needsApproval,
});

function writeTariff({ tariff }: Venue): Pick<VenueAnswer, 'people' | 'rates' | 'light' | 'deposit'> {
  const { categories, rates, light, deposit } = tariff;
  return {
    people: categories.map((one) => ({ ...one, needsBirthDay: asksBirthDay(one, false) })),
    rates: rates.map(({ places, categories: people, weekdays, from, until, perHour }) => ({
      places: [...places],
      people: [...people],
      weekdays: [...weekdays],
      opens: writtenClock(from),
      closes: writtenClock(until),
      perHour,
    })),
    light: light && { ...light, places: [...light.places], dusk: light.dusk.map(writtenClock) },
    deposit,
  };
}

/** A venue as everybody reads it. */
export const writeVenue = (
  venue: Venue,
  { seasons, publicKey }: Pick<VenueAnswer, 'seasons' | 'publicKey'>,
): VenueAnswer => ({
  ...writeVenueRow(venue),
  publicKey,
  arrival: venue.where.arrival,
  seasons,
  places: [...venue.places],
  ...writeTariff(venue),
  rules: venue.rules,
  terms: venue.terms.map(({ hours, percent }) => ({ hoursBefore: hours, percent })),
  strikes: venue.strikes,
  entry: venue.entry,
});
