import { cellMinutes } from '../free-times/cell-day.ts';
import { openingFaults } from '../free-times/opening-faults.ts';
import type { LightRate, PersonCategory, TariffRate } from './tariff.ts';
import { isWithinItself } from './venue-place.ts';
import type { Venue } from './venue.ts';

const minutesOfDay = 1440;
const longestBuffer = 240;
/** The most places of a venue: its free times are worked out each time that somebody looks. */
export const mostPlaces = 60;

const idShape = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
const isMinutes = (value: number, least: number, most: number): boolean =>
  isWhole(value, least, most) && value % cellMinutes === 0;

/** The path of a place in its document, if something is wrong there. */
const wrongIf = (isWrong: boolean, path: string): readonly string[] => (isWrong ? [path] : []);

function idFaults(items: readonly { readonly id: string }[], path: string): readonly string[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, at) => wrongIf(!idShape.test(id) || ids.indexOf(id) !== at, `${path}.${at}.id`));
}

function placeFaults({ places }: Venue): readonly string[] {
  const ids = new Set(places.map(({ id }) => id));
  return [
    ...wrongIf(places.length === 0 || places.length > mostPlaces, 'places'),
    ...idFaults(places, 'places'),
    ...places.flatMap(({ id, within }, at) =>
      wrongIf(within !== null && (!ids.has(within) || isWithinItself(places, id)), `places.${at}.within`),
    ),
  ];
}

const categoryFaults = ({ tariff: { categories } }: Venue): readonly string[] => [
  ...wrongIf(categories.length === 0, 'people'),
  ...idFaults(categories, 'people'),
  ...categories.flatMap(({ check, minimumAge, maximumAge }: PersonCategory, at) => {
    const ages = [minimumAge, maximumAge].filter((age) => age !== null);
    const isOrdered = (minimumAge ?? 0) <= (maximumAge ?? 130);
    // Only the census knows a birth date: an age that nobody checks would be a price for whoever asks.
    const isChecked = ages.length === 0 || check === 'census';
    const isRight = ages.every((age) => isWhole(age, 0, 130)) && isOrdered;
    return [...wrongIf(!isRight, `people.${at}.minimumAge`), ...wrongIf(!isChecked, `people.${at}.check`)];
  }),
];

function rateFaults(venue: Venue): readonly string[] {
  const { categories, rates, light, deposit } = venue.tariff;
  const places = new Set(venue.places.map(({ id }) => id));
  const people = new Set(categories.map(({ id }) => id));
  const knows = (named: readonly string[]) => named.every((id) => places.has(id));
  return [
    ...wrongIf(rates.length === 0, 'rates'),
    ...rates.flatMap((rate: TariffRate, at) => [
      ...wrongIf(!knows(rate.places), `rates.${at}.places`),
      ...wrongIf(!rate.categories.every((id) => people.has(id)), `rates.${at}.people`),
      ...wrongIf(!isMinutes(rate.from, 0, minutesOfDay), `rates.${at}.from`),
      ...wrongIf(!isMinutes(rate.until, rate.from + cellMinutes, minutesOfDay), `rates.${at}.until`),
    ]),
    ...(light === null ? [] : lightFaults(light, knows)),
    ...wrongIf(!isWhole(deposit, 0, Number.MAX_SAFE_INTEGER), 'deposit'),
  ];
}

const lightFaults = (
  { places, dusk }: LightRate,
  knows: (named: readonly string[]) => boolean,
): readonly string[] => [
  ...wrongIf(!knows(places), 'light.places'),
  ...wrongIf(dusk.length !== 12 || !dusk.every((one) => isMinutes(one, 0, minutesOfDay)), 'light.dusk'),
];

function ruleFaults({ rules }: Venue): readonly string[] {
  const { windowDays, leadMinutes, shortest, longest, step, perWeek, gap, before, after } = rules;
  return [
    ...wrongIf(!isWhole(windowDays, 0, 400), 'windowDays'),
    ...wrongIf(!isWhole(leadMinutes, 0, 90 * minutesOfDay), 'leadMinutes'),
    ...wrongIf(!isMinutes(shortest, cellMinutes, minutesOfDay), 'shortestUse'),
    ...wrongIf(!isMinutes(longest, Math.max(cellMinutes, shortest), minutesOfDay), 'longestUse'),
    ...wrongIf(!isMinutes(step, cellMinutes, minutesOfDay), 'step'),
    ...wrongIf(perWeek !== null && !isWhole(perWeek, 1, 1000), 'perWeek'),
    ...wrongIf(!isWhole(gap, 0, 7 * minutesOfDay), 'gap'),
    ...wrongIf(!isMinutes(before, 0, longestBuffer), 'before'),
    ...wrongIf(!isMinutes(after, 0, longestBuffer), 'after'),
  ];
}

function termFaults({ terms, strikes, entry }: Venue): readonly string[] {
  const days = strikes === null ? [] : [strikes.withinDays, strikes.blockedDays];
  return [
    ...terms.flatMap(({ hours, percent }, at) => [
      ...wrongIf(!isWhole(hours, 0, 24 * 90), `returnTerms.${at}.hoursBefore`),
      ...wrongIf(!isWhole(percent, 0, 100), `returnTerms.${at}.percent`),
    ]),
    ...wrongIf(strikes !== null && !isWhole(strikes.most, 1, 100), 'strikes.misses'),
    ...wrongIf(!days.every((one) => isWhole(one, 1, 400)), 'strikes.withinDays'),
    ...wrongIf(entry !== null && !isWhole(entry.early, 0, longestBuffer), 'entry.early'),
    ...wrongIf(entry !== null && !isWhole(entry.late, 1, longestBuffer), 'entry.late'),
  ];
}

/** Where a venue is written in a way in which nothing could be reserved of it, by the paths of its document. */
export const venueFaults = (venue: Venue): readonly string[] => [
  ...placeFaults(venue),
  ...openingFaults(venue.opening).map(
    ({ part, place }) => `${part === 'rules' ? 'opening' : 'closures'}.${place}`,
  ),
  ...categoryFaults(venue),
  ...rateFaults(venue),
  ...ruleFaults(venue),
  ...termFaults(venue),
];
