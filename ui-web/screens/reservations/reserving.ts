import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { type Reserving, timeViews } from './state.ts';

/** A form in which nothing is chosen or written. */
export const emptyReserving: Reserving = {
  venue: '',
  place: '',
  minutes: 0,
  first: '',
  day: '',
  view: 'week',
  showsAll: false,
  start: null,
  people: '',
  identity: '',
  birthDay: '',
  purpose: '',
  email: '',
  reminder: false,
  moving: null,
};

/** What the tab kept, if this version of the page can read it. */
export function keptReserving(kept: unknown): Reserving {
  if (typeof kept !== 'object' || kept === null) return emptyReserving;
  const known = Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) =>
        name in emptyReserving &&
        (typeof value === typeof emptyReserving[name as keyof Reserving] ||
          (emptyReserving[name as keyof Reserving] === null && typeof value === 'string')),
    ),
  );
  const read: Reserving = { ...emptyReserving, ...known };
  return timeViews.includes(read.view) ? read : { ...read, view: 'week' };
}

/** The places that have no parts: what most people reserve. */
const firstPlaceOf = ({ places }: VenueAnswer): string =>
  (places.find(({ id }) => !places.some(({ within }) => within === id)) ?? places[0])?.id ?? '';

/** What a person wrote of themselves: it is the same at every venue. */
const writtenBy = ({ identity, birthDay, email, reminder }: Reserving) => ({
  identity,
  birthDay,
  email,
  reminder,
});

/** What is chosen at a venue: what was chosen there before, as far as it still has it. */
export function reservingAt(venue: VenueAnswer, before: Reserving, today: string): Reserving {
  const isSame = before.venue === venue.id;
  const of: Reserving = isSame ? before : { ...emptyReserving, ...writtenBy(before), view: before.view };
  const { shortest, longest, step } = venue.rules;
  const isLength = of.minutes >= shortest && of.minutes <= longest && (of.minutes - shortest) % step === 0;
  return {
    ...of,
    venue: venue.id,
    place: venue.places.some(({ id }) => id === of.place) ? of.place : firstPlaceOf(venue),
    minutes: isLength ? of.minutes : shortest,
    people: venue.people.some(({ id }) => id === of.people) ? of.people : firstPeopleOf(venue),
    first: of.first < today ? '' : of.first,
    day: of.day < today ? '' : of.day,
  };
}

const firstPeopleOf = ({ people }: VenueAnswer): string =>
  (people.find(({ check }) => check !== 'desk') ?? people[0])?.id ?? '';
