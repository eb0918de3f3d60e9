import { minutesOfClock, writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { weekdays as weekdayNames } from '#adapters/wire/site/calendar.ts';
import {
  type FieldPath,
  type Fields,
  itemPath,
  keysOf,
  memberPath,
  orderPath,
} from '#domain/documents/fields.ts';
import { isSameJson, type Json } from '#domain/documents/json.ts';
import type { LightRate } from '#domain/reservations/tariff.ts';
import type { PricedVenue } from '#domain/reservations/tariff-coverage.ts';
import type { KeyedRate } from '#domain/reservations/tariff-rows.ts';
import { cents } from '#domain/shared/money.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import type { WrittenField } from '../editor/unsent.ts';
import { weeksIn } from '../hours/written-rules.ts';

/** A place or a category of a venue, by its id and its title. */
export interface NamedPart {
  readonly id: string;
  readonly title: string;
}

const ratesPath = 'rates';
const names = Object.keys(weekdayNames);
const nameOf = (weekday: number): string => names[weekday - 1] as string;

const isMissing = (value: Json | undefined): value is null | undefined =>
  value === undefined || value === null;

function listIn(value: Json | undefined): readonly string[] | null {
  if (isMissing(value)) return [];
  return Array.isArray(value) ? value.map(String) : null;
}

function weekdaysIn(value: Json | undefined): readonly number[] | null {
  const list = listIn(value);
  const read = (list ?? []).flatMap((name) => weekdayNames[name] ?? []);
  return list === null || read.length < list.length ? null : read;
}

function clockIn(value: Json | undefined, missing: number): number {
  if (isMissing(value) || value === '') return missing;
  return typeof value === 'string' ? minutesOfClock(value) : Number.NaN;
}

function centsIn(value: Json | undefined): number | null {
  const euros = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  const whole = Math.round(euros * 100);
  return value !== '' && Number.isSafeInteger(whole) && whole >= 0 ? whole : null;
}

function rateAt(fields: Fields, key: string): KeyedRate | null {
  const at = (name: string) => fields.get(memberPath(itemPath(ratesPath, key), name));
  const [places, categories, weekdays] = [
    listIn(at('places')),
    listIn(at('people')),
    weekdaysIn(at('weekdays')),
  ];
  const [from, until] = [clockIn(at('opens'), 0), clockIn(at('closes'), 1440)];
  const price = centsIn(at('perHour'));
  const isRead = places !== null && categories !== null && weekdays !== null && price !== null;
  if (!isRead || Number.isNaN(from) || Number.isNaN(until)) return null;
  return { key, places, categories, weekdays, from, until, perHour: cents(price) };
}

/** The rates of a venue that can be drawn, and how many cannot. */
export function ratesIn(fields: Fields): { readonly rates: readonly KeyedRate[]; readonly undrawn: number } {
  const all = keysOf(fields, ratesPath).map((key) => rateAt(fields, key));
  const rates = all.filter((rate) => rate !== null);
  return { rates, undrawn: all.length - rates.length };
}

/** What is written of a rate: of one that was there, only what is other. */
function writtenRate(before: KeyedRate | undefined, rate: KeyedRate): readonly WrittenField[] {
  const path = itemPath(ratesPath, rate.key);
  const list = (values: readonly string[]) => (values.length === 0 ? undefined : [...values]);
  const members = {
    people: [before?.categories ?? [], rate.categories, list(rate.categories)],
    places: [before?.places ?? [], rate.places, list(rate.places)],
    weekdays: [before?.weekdays ?? [], rate.weekdays, list(rate.weekdays.map(nameOf))],
    opens: [before?.from ?? 0, rate.from, rate.from === 0 ? undefined : writtenClock(rate.from)],
    closes: [before?.until ?? 1440, rate.until, rate.until === 1440 ? undefined : writtenClock(rate.until)],
    perHour: [before?.perHour ?? null, rate.perHour, rate.perHour / 100],
  };
  return Object.entries(members)
    .filter(([, [was, is]]) => !isSameJson(was as Json, is as Json))
    .map(([name, [, , value]]) => ({ path: memberPath(path, name), value: value as Json | undefined }));
}

/** What is written where these rates become others: nothing of a rate that says what it said. */
export function writtenRates(
  fields: Fields,
  before: readonly KeyedRate[],
  after: readonly KeyedRate[],
): readonly WrittenField[] {
  const known = new Map(before.map((rate) => [rate.key, rate]));
  const drawn = after.map(({ key }) => key);
  const gone = before.filter(({ key }) => !drawn.includes(key)).map(({ key }) => key);
  const all = keysOf(fields, ratesPath);
  // Rates that cannot be drawn stay after those that they were after.
  const order = all
    .flatMap((key) => (known.has(key) ? [] : [key]))
    .reduce((found, key) => {
      const above = all.slice(0, all.indexOf(key)).findLast((one) => found.includes(one));
      return found.toSpliced(above === undefined ? 0 : found.indexOf(above) + 1, 0, key);
    }, drawn);
  return [
    ...gone.flatMap((key) =>
      [...fields.keys()]
        .filter((at) => at.startsWith(`${itemPath(ratesPath, key)}/`))
        .map((path) => ({ path, value: undefined })),
    ),
    ...after.flatMap((rate) => writtenRate(known.get(rate.key), rate)),
    ...(isSameJson(order, [...all]) ? [] : [{ path: orderPath(ratesPath), value: order }]),
  ];
}

function titleAt(fields: Fields, path: FieldPath, languages: readonly string[]): string {
  const places = [...languages.filter(isLanguage).map((one) => `${path}/title/${one}`), `${path}/title`];
  const found = places
    .map((place) => fields.get(place))
    .find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
}

/** The places or the categories of a venue. */
export const namedParts = (
  fields: Fields,
  list: 'places' | 'people',
  languages: readonly string[],
): readonly NamedPart[] =>
  keysOf(fields, list).flatMap((key) => {
    const path = itemPath(list, key);
    const id = fields.get(memberPath(path, 'id'));
    return typeof id === 'string' && id !== '' ? [{ id, title: titleAt(fields, path, languages) || id }] : [];
  });

/** The light of a venue; null if it has none, or what is written of it cannot be read. */
export function lightIn(fields: Fields): LightRate | null {
  const perHour = centsIn(fields.get('light/perHour'));
  const dusk = listIn(fields.get('light/dusk'));
  if (perHour === null || dusk === null || dusk.length !== 12) return null;
  return {
    places: listIn(fields.get('light/places')) ?? [],
    perHour: cents(perHour),
    dusk: dusk.map(minutesOfClock),
  };
}

/** What is paid beside the price. */
export const depositIn = (fields: Fields): number => centsIn(fields.get('deposit')) ?? 0;

/** When a venue is open in a usual week, and what can be reserved by whom. */
export const pricedVenue = (
  fields: Fields,
  places: readonly NamedPart[],
  people: readonly NamedPart[],
): PricedVenue => ({
  places: places.map(({ id }) => id),
  categories: people.map(({ id }) => id),
  opening: weeksIn(fields, 'opening', true).groups.flatMap(({ rules }) =>
    rules.map(({ weekdays, hours }) => ({ weekdays, hours: [hours] })),
  ),
});
