import * as t from 'io-ts';
import { categoryChecks } from '#domain/reservations/category-check.ts';
import { isPictureAddress } from '#domain/content/web-address.ts';
import type { OpeningException, OpeningRule } from '#domain/free-times/opening.ts';
import { type PersonCategory, type Tariff, type TariffRate } from '#domain/reservations/tariff.ts';
import { venueFaults } from '#domain/reservations/venue-faults.ts';
import type { Venue, VenueWhere } from '#domain/reservations/venue.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { decode, euros, localizedText, orNull, type Unreadable, wordOf } from '../decode.ts';
import { weekdays, weekdayWire } from '../site/calendar.ts';
import { minutesOfClock } from './minutes-of-clock.ts';

const namesWire = orNull(t.array(t.string));
const clockWire = orNull(t.string);

const placeWire = t.intersection([
  t.type({ id: t.string, title: localizedText }),
  t.partial({ within: orNull(t.string) }),
]);

const openingWire = t.partial({
  weekdays: orNull(t.array(weekdayWire)),
  opens: clockWire,
  closes: clockWire,
  firstDay: orNull(t.string),
  lastDay: orNull(t.string),
});

const closureWire = t.intersection([
  t.type({ firstDay: t.string }),
  t.partial({ lastDay: orNull(t.string), opens: clockWire, closes: clockWire }),
]);

const peopleWire = t.intersection([
  t.type({ id: t.string, title: localizedText }),
  t.partial({
    check: orNull(wordOf(categoryChecks)),
    minimumAge: orNull(t.number),
    maximumAge: orNull(t.number),
  }),
]);

const rateWire = t.intersection([
  t.type({ perHour: euros }),
  t.partial({
    places: namesWire,
    people: namesWire,
    weekdays: orNull(t.array(weekdayWire)),
    opens: clockWire,
    closes: clockWire,
  }),
]);

/** A venue as the council writes it: euros, days and hours of the town. What is not written has its usual value. */
export const venueDocumentWire = t.intersection([
  t.type({
    title: localizedText,
    places: t.array(placeWire),
    people: t.array(peopleWire),
    rates: t.array(rateWire),
  }),
  t.partial({
    summary: orNull(localizedText),
    address: orNull(localizedText),
    arrival: orNull(localizedText),
    coordinates: orNull(t.partial({ lat: orNull(t.number), lng: orNull(t.number) })),
    image: orNull(t.string),
    opening: orNull(t.array(openingWire)),
    closures: orNull(t.array(closureWire)),
    onHolidays: orNull(t.boolean),
    light: orNull(
      t.intersection([t.type({ perHour: euros, dusk: t.array(t.string) }), t.partial({ places: namesWire })]),
    ),
    deposit: orNull(euros),
    windowDays: orNull(t.number),
    leadMinutes: orNull(t.number),
    shortestUse: orNull(t.number),
    longestUse: orNull(t.number),
    step: orNull(t.number),
    perWeek: orNull(t.number),
    gap: orNull(t.number),
    before: orNull(t.number),
    after: orNull(t.number),
    returnTerms: orNull(t.array(t.type({ hoursBefore: t.number, percent: t.number }))),
    strikes: orNull(t.type({ misses: t.number, withinDays: t.number, blockedDays: t.number })),
    entry: orNull(t.type({ early: t.number, late: t.number })),
    needsApproval: orNull(t.boolean),
  }),
]);
type VenueDocument = t.TypeOf<typeof venueDocumentWire>;

const dayOf = (text: string | null | undefined): CalendarDay | null => (text ? parseDay(text) : null);
const numbersOf = (names: readonly string[] | null | undefined): readonly Weekday[] =>
  (names ?? Object.keys(weekdays)).flatMap((name) => weekdays[name] ?? []);
const openFrom = (text: string | null | undefined): number => minutesOfClock(text ?? '00:00');
const openTo = (text: string | null | undefined): number => minutesOfClock(text ?? '24:00');

const openingOf = (opening: VenueDocument['opening']): readonly OpeningRule[] =>
  (opening ?? []).map((one) => ({
    weekdays: numbersOf(one.weekdays),
    weeks: { kind: 'each' },
    firstDay: dayOf(one.firstDay),
    lastDay: dayOf(one.lastDay),
    hours: [{ from: openFrom(one.opens), to: openTo(one.closes) }],
  }));

/** A day that cannot be read is the end of time for the last one, so that the check of the venue finds it. */
const closuresOf = (closures: VenueDocument['closures']): readonly OpeningException[] =>
  (closures ?? []).map(({ firstDay, lastDay, opens, closes }) => ({
    firstDay: dayOf(firstDay) ?? ('9999-12-31' as CalendarDay),
    lastDay: dayOf(lastDay ?? firstDay) ?? ('0000-01-01' as CalendarDay),
    hours: opens || closes ? [{ from: openFrom(opens), to: openTo(closes) }] : [],
  }));

function tariffOf({ people, rates, light, deposit }: VenueDocument): Tariff {
  return {
    categories: people.map(
      ({ id, title, check, minimumAge, maximumAge }): PersonCategory => ({
        id,
        title,
        check: check ?? 'unchecked',
        minimumAge: minimumAge ?? null,
        maximumAge: maximumAge ?? null,
      }),
    ),
    rates: rates.map(
      (rate): TariffRate => ({
        places: rate.places ?? [],
        categories: rate.people ?? [],
        weekdays: rate.weekdays ? numbersOf(rate.weekdays) : [],
        from: openFrom(rate.opens),
        until: openTo(rate.closes),
        perHour: cents(rate.perHour),
      }),
    ),
    light: light
      ? {
          places: light.places ?? [],
          perHour: cents(light.perHour),
          dusk: light.dusk.map(minutesOfClock),
        }
      : null,
    deposit: cents(deposit ?? 0),
  };
}

const rulesOf = (written: VenueDocument): Venue['rules'] => ({
  windowDays: written.windowDays ?? 14,
  leadMinutes: written.leadMinutes ?? 0,
  shortest: written.shortestUse ?? 60,
  longest: written.longestUse ?? 120,
  step: written.step ?? 30,
  perWeek: written.perWeek ?? null,
  gap: written.gap ?? 0,
  before: written.before ?? 0,
  after: written.after ?? 0,
});

const days = ({ withinDays, blockedDays }: { withinDays: number; blockedDays: number }) => ({
  withinDays,
  blockedDays,
});

function whereOf({ address, arrival, coordinates, image }: VenueDocument): VenueWhere {
  const { lat, lng } = coordinates ?? {};
  return {
    address: address ?? '',
    arrival: arrival ?? '',
    spot: typeof lat !== 'number' || typeof lng !== 'number' ? null : { lat, lng },
    image: image && isPictureAddress(image) ? image : null,
  };
}

function venueOf(written: VenueDocument, id: string): Venue {
  const { title, summary, places, opening, closures, onHolidays, returnTerms, strikes, entry } = written;
  return {
    id,
    title,
    summary: summary ?? '',
    where: whereOf(written),
    places: places.map((one) => ({ id: one.id, title: one.title, within: one.within ?? null })),
    opening: {
      rules: openingOf(opening),
      exceptions: closuresOf(closures),
      onHolidays: onHolidays ?? false,
    },
    tariff: tariffOf(written),
    rules: rulesOf(written),
    terms: (returnTerms ?? []).map(({ hoursBefore, percent }) => ({ hours: hoursBefore, percent })),
    strikes: strikes ? { ...days(strikes), most: strikes.misses } : null,
    entry: entry ?? null,
    needsApproval: written.needsApproval ?? false,
  };
}

/** The venue that a document describes. Left: the first place at which nothing could be reserved by it. */
export function readVenueDocument(raw: unknown, id: string): Either<Unreadable, Venue> {
  const read = decode(venueDocumentWire, raw);
  if (isLeft(read)) return read;
  const venue = venueOf(read.right, id);
  const [where] = venueFaults(venue);
  return where === undefined ? right(venue) : left({ kind: 'unreadable', where });
}
