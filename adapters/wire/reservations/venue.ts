import * as t from 'io-ts';
import { categoryChecks } from '#domain/reservations/category-check.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

/** A venue in a list. */
export const venueRowWire = t.type({
  id: t.string,
  title: localizedText,
  summary: localizedText,
  address: localizedText,
  /** Where it is on the map; null if the council did not say. */
  spot: nullable(t.type({ lat: t.number, lng: t.number })),
  /** The address of a picture. */
  image: nullable(t.string),
  /** A person of staff approves each reservation. */
  needsApproval: t.boolean,
});

/** A venue as everybody reads it. Amounts are cents, hours of the day are texts as `19:00`. */
export const venueWire = t.intersection([
  venueRowWire,
  t.type({
    /** The key with which the codes of its reservations are checked: 32 bytes of Ed25519, as Base64. */
    publicKey: t.string,
    /** How one comes. */
    arrival: localizedText,
    /** The seasons of clubs that are published, the latest first. */
    seasons: t.array(t.type({ id: t.string, title: t.string, from: t.string, weeks: t.number })),
    places: t.array(t.type({ id: t.string, title: localizedText, within: nullable(t.string) })),
    people: t.array(
      t.type({
        id: t.string,
        title: localizedText,
        check: wordOf(categoryChecks),
        minimumAge: nullable(t.number),
        maximumAge: nullable(t.number),
        /** Whether a reservation over the web needs the birth date. */
        needsBirthDay: t.boolean,
      }),
    ),
    rates: t.array(
      t.type({
        places: t.array(t.string),
        people: t.array(t.string),
        weekdays: t.array(t.number),
        opens: t.string,
        closes: t.string,
        perHour: t.number,
      }),
    ),
    light: nullable(t.type({ places: t.array(t.string), perHour: t.number, dusk: t.array(t.string) })),
    deposit: t.number,
    rules: t.type({
      windowDays: t.number,
      leadMinutes: t.number,
      shortest: t.number,
      longest: t.number,
      step: t.number,
      perWeek: nullable(t.number),
      gap: t.number,
      before: t.number,
      after: t.number,
    }),
    terms: t.array(t.type({ hoursBefore: t.number, percent: t.number })),
    strikes: nullable(t.type({ most: t.number, withinDays: t.number, blockedDays: t.number })),
    entry: nullable(t.type({ early: t.number, late: t.number })),
  }),
]);
export type VenueRow = t.TypeOf<typeof venueRowWire>;
export type VenueAnswer = t.TypeOf<typeof venueWire>;
