import type { Weekday } from '../../working-days/working-days.ts';
import type { DayHours } from '../opening.ts';

/** A rule of a week as somebody changes it: the same hours on some of its days. */
export interface WeekRule {
  /** What it is followed by while it changes. */
  readonly key: string;
  readonly weekdays: readonly Weekday[];
  readonly hours: DayHours;
}

/** The days of the week, from Monday on. */
export const daysOfWeek: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const areSame = (one: DayHours, other: DayHours): boolean => one.from === other.from && one.to === other.to;

/** The hours of a day of the week, the earliest first. */
export const hoursOfWeekday = (rules: readonly WeekRule[], weekday: Weekday): readonly DayHours[] =>
  rules
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ hours }) => hours)
    .toSorted((one, other) => one.from - other.from || one.to - other.to);

const withDay = (rule: WeekRule, weekday: Weekday): WeekRule => ({
  ...rule,
  weekdays: [...rule.weekdays, weekday].toSorted((one, other) => one - other),
});

/** The rules without those hours of a day that are not wanted any more, and the hours that are still to be added. */
function kept(rules: readonly WeekRule[], weekday: Weekday, hours: readonly DayHours[]) {
  const wanted = [...hours];
  const after = rules.flatMap((rule): readonly WeekRule[] => {
    if (!rule.weekdays.includes(weekday)) return [rule];
    const at = wanted.findIndex((one) => areSame(one, rule.hours));
    if (at !== -1) {
      wanted.splice(at, 1);
      return [rule];
    }
    const others = rule.weekdays.filter((day) => day !== weekday);
    return others.length === 0 ? [] : [{ ...rule, weekdays: others }];
  });
  return { after, wanted };
}

/**
 * The rules of a week with other hours on one of its days; the other days stay as they are, and so does each rule that says
 * what it said. Equal hours of several days are one rule.
 *
 * @example Monday to Friday 9:00 to 14:00, with 9:00 to 13:00 on Friday: two rules, Monday to Thursday and Friday.
 */
export function withHoursOn(
  rules: readonly WeekRule[],
  weekday: Weekday,
  hours: readonly DayHours[],
  newKey: () => string,
): readonly WeekRule[] {
  const { after, wanted } = kept(rules, weekday, hours);
  const free = rules.filter(({ key }) => !after.some((rule) => rule.key === key)).map(({ key }) => key);
  return wanted.reduce<readonly WeekRule[]>((found, one) => {
    const at = found.findIndex((rule) => areSame(rule.hours, one) && !rule.weekdays.includes(weekday));
    if (at === -1) return [...found, { key: free.shift() ?? newKey(), weekdays: [weekday], hours: one }];
    return found.map((rule, nth) => (nth === at ? withDay(rule, weekday) : rule));
  }, after);
}

/** The rules of a week in which some days have the hours of another one. */
export const withHoursOf = (
  rules: readonly WeekRule[],
  from: Weekday,
  to: readonly Weekday[],
  newKey: () => string,
): readonly WeekRule[] =>
  to.reduce((found, day) => withHoursOn(found, day, hoursOfWeekday(rules, from), newKey), rules);

/** Which hours of a day are none, or are partly those of others: `order` if they end before they begin. */
export const hoursFaultOf = (hours: readonly DayHours[], nth: number): 'order' | 'cells' | 'twice' | null => {
  const own = hours[nth];
  if (own === undefined) return null;
  if (own.from >= own.to) return 'order';
  if (own.from % 5 !== 0 || own.to % 5 !== 0) return 'cells';
  const isTwice = hours.some((one, at) => at !== nth && one.from < own.to && own.from < one.to);
  return isTwice ? 'twice' : null;
};
