import { cellMinutes } from './cell-day.ts';
import type { DayHours, OpeningHours, OpeningException, OpeningRule } from './opening.ts';

/** What is wrong with an opening: in which of its rules or exceptions, and why. */
export interface HoursFault {
  readonly part: 'rules' | 'exceptions';
  readonly place: number;
  /**
   * `hours`: they end before they begin, or are not within a day. `cells`: they are no whole number of five minutes. `days`:
   * the last day is before the first one. `weekdays`: there is none, or one comes twice. `weeks`: the pattern names no week.
   */
  readonly kind: 'hours' | 'cells' | 'days' | 'weekdays' | 'weeks';
}

const minutesOfDay = 1440;

function hoursFault(hours: readonly DayHours[]): 'hours' | 'cells' | null {
  const minutes = hours.flatMap(({ from, to }) => [from, to]);
  if (hours.some(({ from, to }) => !(from < to)) || minutes.some((one) => one < 0 || one > minutesOfDay))
    return 'hours';
  return minutes.every((one) => Number.isInteger(one / cellMinutes)) ? null : 'cells';
}

function isPattern({ weeks }: OpeningRule): boolean {
  if (weeks.kind === 'each') return true;
  if (weeks.kind === 'every') return Number.isSafeInteger(weeks.weeks) && weeks.weeks > 0;
  return (
    weeks.places.length > 0 &&
    weeks.places.every((one) => one === -1 || (Number.isInteger(one) && one > 0 && one < 6))
  );
}

function ruleFault(rule: OpeningRule): HoursFault['kind'] | null {
  const { weekdays, firstDay, lastDay, hours } = rule;
  if (weekdays.length === 0 || new Set(weekdays).size < weekdays.length) return 'weekdays';
  if (!isPattern(rule)) return 'weeks';
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) return 'days';
  return hours.length === 0 ? 'hours' : hoursFault(hours);
}

const exceptionFault = ({ firstDay, lastDay, hours }: OpeningException): HoursFault['kind'] | null =>
  lastDay < firstDay ? 'days' : hoursFault(hours);

/** What is wrong with an opening, in its order; nothing if it can be used. */
export const openingFaults = ({ rules, exceptions }: OpeningHours): readonly HoursFault[] => {
  const faultsOf = (part: HoursFault['part'], kinds: readonly (HoursFault['kind'] | null)[]) =>
    kinds.flatMap((kind, place) => (kind === null ? [] : [{ part, place, kind }]));
  return [
    ...faultsOf('rules', rules.map(ruleFault)),
    ...faultsOf('exceptions', exceptions.map(exceptionFault)),
  ];
};
