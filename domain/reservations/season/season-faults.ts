import { type CalendarDay, daysBetween, parseDay } from '../../shared/calendar-day.ts';
import { type Season, seasonCell, type SeasonSlot, type SeasonWish } from './season.ts';

/** What is wrong in a season, and where: `wishes/3/slot`. */
export interface SeasonFault {
  readonly kind:
    | 'repeatedId'
    | 'unknownClub'
    | 'unknownPlace'
    | 'noPlaces'
    | 'notADay'
    | 'notAMonday'
    | 'weeks'
    | 'weekday'
    | 'minutes'
    | 'order'
    | 'count'
    | 'tooMany';
  readonly path: string;
}

/** The most that one season may have: it is solved while a person waits. */
export const seasonLimits = { weeks: 53, units: 60, clubs: 200, wishes: 600, alternatives: 5 } as const;

const dayMinutes = 24 * 60;
const isCount = (value: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= most;
const isMinute = (value: number): boolean => value >= 0 && value <= dayMinutes && value % seasonCell === 0;
const isWeekday = (value: number): boolean => isCount(value, 7);
const isDay = (day: CalendarDay): boolean => parseDay(day) !== null && day.length === 10;
const knownMonday = '2026-01-05' as CalendarDay;

/** One fault of a kind at a place, if something is wrong there. */
const faultIf = (isWrong: boolean, kind: SeasonFault['kind'], path: string): readonly SeasonFault[] =>
  isWrong ? [{ kind, path }] : [];

function stretchFaults(from: number, until: number, path: string): readonly SeasonFault[] {
  if (!isMinute(from) || !isMinute(until)) return [{ kind: 'minutes', path }];
  return faultIf(until <= from, 'order', path);
}

const slotFaults = ({ weekday, from, minutes }: SeasonSlot, path: string): readonly SeasonFault[] => [
  ...faultIf(!isWeekday(weekday), 'weekday', path),
  ...stretchFaults(from, from + minutes, path),
];

function repeated(items: readonly { readonly id: string }[], path: string): readonly SeasonFault[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, at) => faultIf(id === '' || ids.indexOf(id) !== at, 'repeatedId', `${path}/${at}`));
}

function wishFaults(season: Season, wish: SeasonWish, path: string): readonly SeasonFault[] {
  const { places, clubs } = season;
  const known = new Set(places.map(({ id }) => id));
  const [isFrom, isUntil] = [isDay(wish.from), isDay(wish.until)];
  return [
    ...faultIf(!clubs.some(({ id }) => id === wish.club), 'unknownClub', `${path}/club`),
    ...faultIf(!isCount(wish.rank, seasonLimits.wishes), 'count', `${path}/rank`),
    ...slotFaults(wish.slot, `${path}/slot`),
    ...faultIf(wish.alternatives.length > seasonLimits.alternatives, 'tooMany', `${path}/alternatives`),
    ...wish.alternatives.flatMap((slot, at) => slotFaults(slot, `${path}/alternatives/${at}`)),
    ...faultIf(wish.places.length === 0, 'noPlaces', `${path}/places`),
    ...wish.places.flatMap((place, at) => [
      ...faultIf(!known.has(place), 'unknownPlace', `${path}/places/${at}`),
      ...faultIf(wish.places.indexOf(place) !== at, 'repeatedId', `${path}/places/${at}`),
    ]),
    ...faultIf(!isCount(wish.count, seasonLimits.units), 'count', `${path}/count`),
    ...faultIf(!isFrom, 'notADay', `${path}/from`),
    ...faultIf(!isUntil, 'notADay', `${path}/until`),
    ...faultIf(isFrom && isUntil && wish.until < wish.from, 'order', `${path}/until`),
  ];
}

function frameFaults({ places, from, weeks, before, after, clubs, wishes }: Season): readonly SeasonFault[] {
  const { units } = seasonLimits;
  return [
    ...faultIf(places.length === 0, 'noPlaces', 'places'),
    ...faultIf(places.length > units, 'tooMany', 'places'),
    ...faultIf(!isDay(from), 'notADay', 'from'),
    ...faultIf(isDay(from) && daysBetween(knownMonday, from) % 7 !== 0, 'notAMonday', 'from'),
    ...faultIf(!isCount(weeks, seasonLimits.weeks), 'weeks', 'weeks'),
    ...faultIf(!isMinute(before), 'minutes', 'before'),
    ...faultIf(!isMinute(after), 'minutes', 'after'),
    ...faultIf(clubs.length > seasonLimits.clubs, 'tooMany', 'clubs'),
    ...faultIf(wishes.length > seasonLimits.wishes, 'tooMany', 'wishes'),
  ];
}

/** Everything that prevents a season from being shared out; empty if nothing does. */
export function seasonFaults(season: Season): readonly SeasonFault[] {
  const { places, hours, closures, clubs, wishes } = season;
  const frame = frameFaults(season);
  if (frame.some(({ kind }) => kind === 'tooMany')) return frame;
  const known = new Set(places.map(({ id }) => id));
  return [
    ...frame,
    ...repeated(clubs, 'clubs'),
    ...repeated(wishes, 'wishes'),
    ...clubs.flatMap(({ tier, licences }, at) => [
      ...faultIf(!isCount(tier, 99), 'count', `clubs/${at}/tier`),
      ...faultIf(!Number.isSafeInteger(licences) || licences < 0, 'count', `clubs/${at}/licences`),
    ]),
    ...hours.flatMap(({ weekday, from, until }, at) => [
      ...faultIf(!isWeekday(weekday), 'weekday', `hours/${at}`),
      ...stretchFaults(from, until, `hours/${at}`),
    ]),
    ...closures.flatMap(({ place, day, from, until }, at) => [
      ...faultIf(place !== null && !known.has(place), 'unknownPlace', `closures/${at}/place`),
      ...faultIf(!isDay(day), 'notADay', `closures/${at}/day`),
      ...stretchFaults(from, until, `closures/${at}`),
    ]),
    ...wishes.flatMap((wish, at) => wishFaults(season, wish, `wishes/${at}`)),
  ];
}
