import { clockMinutes } from '#adapters/wire/appointments/opening-draft.ts';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
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
import { daysOfWeek, type WeekRule } from '#domain/free-times/week/week-hours.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import type { WrittenField } from '../editor/unsent.ts';

/** In which weeks and between which days rules hold, as documents have it. */
export const whenMembers = ['everyWeeks', 'countedFrom', 'weeksOfMonth', 'firstDay', 'lastDay'] as const;
/** What a document has of these. What it does not have is missing. */
export type RuleWhen = Readonly<Partial<Record<(typeof whenMembers)[number], Json>>>;

/** The rules that hold in the same weeks, drawn as one week. */
export interface RuleGroup {
  readonly when: RuleWhen;
  readonly rules: readonly WeekRule[];
}

/** The hours of a document: what can be drawn, and how many rules cannot. */
export interface WrittenWeeks {
  readonly groups: readonly RuleGroup[];
  readonly undrawn: number;
}

const names: readonly string[] = Object.keys(weekdayNames);
const nameOf = (day: Weekday): string => names[day - 1] as string;

function weekdaysOf(written: Json | undefined, meansAll: boolean): readonly Weekday[] | null {
  if (written === undefined || written === null) return meansAll ? daysOfWeek : null;
  if (!Array.isArray(written) || written.length === 0) return null;
  const read = written.flatMap((name) => weekdayNames[String(name)] ?? []);
  return read.length === written.length && new Set(read).size === read.length ? read : null;
}

/** Where a document says nothing of an hour, a venue means the beginning or the end of the day. */
function minutesOf(written: Json | undefined, missing: number | null): number | null {
  if (written === undefined || written === null || written === '') return missing;
  const read = typeof written === 'string' ? clockMinutes(written) : Number.NaN;
  return Number.isInteger(read) && read <= 1440 ? read : null;
}

function ruleAt(fields: Fields, path: FieldPath, key: string, meansAll: boolean): WeekRule | null {
  const at = (name: string) => fields.get(memberPath(path, name));
  const weekdays = weekdaysOf(at('weekdays'), meansAll);
  const from = minutesOf(at('opens'), meansAll ? 0 : null);
  const to = minutesOf(at('closes'), meansAll ? 1440 : null);
  return weekdays === null || from === null || to === null ? null : { key, weekdays, hours: { from, to } };
}

const isSaid = (value: Json | undefined): value is Json =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const whenAt = (fields: Fields, path: FieldPath): RuleWhen =>
  Object.fromEntries(
    whenMembers.flatMap((name) => {
      const value = fields.get(memberPath(path, name));
      return isSaid(value) ? [[name, value]] : [];
    }),
  );

/** Whether two groups hold in the same weeks. */
export const isSameWhen = (one: RuleWhen, other: RuleWhen): boolean => isSameJson(one, other);

/** The rules of a list of hours by the weeks in which they hold. `meansAll`: what is missing means all days, all hours. */
export function weeksIn(fields: Fields, list: FieldPath, meansAll: boolean): WrittenWeeks {
  const groups: { when: RuleWhen; rules: WeekRule[] }[] = [];
  let undrawn = 0;
  for (const key of keysOf(fields, list)) {
    const path = itemPath(list, key);
    const rule = ruleAt(fields, path, key, meansAll);
    if (rule === null) {
      undrawn += 1;
      continue;
    }
    const when = whenAt(fields, path);
    const found = groups.find((group) => isSameWhen(group.when, when));
    if (found === undefined) groups.push({ when, rules: [rule] });
    else found.rules.push(rule);
  }
  return { groups, undrawn };
}

/** What is written of a rule: of one that was there, only what is other. */
function writtenRule(
  path: FieldPath,
  before: WeekRule | undefined,
  { weekdays, hours: { from, to } }: WeekRule,
): readonly WrittenField[] {
  const isSameDays = before !== undefined && isSameJson([...before.weekdays], [...weekdays]);
  return [
    ...(isSameDays ? [] : [{ path: memberPath(path, 'weekdays'), value: weekdays.map(nameOf) }]),
    ...(before?.hours.from === from ? [] : [{ path: memberPath(path, 'opens'), value: writtenClock(from) }]),
    ...(before?.hours.to === to ? [] : [{ path: memberPath(path, 'closes'), value: writtenClock(to) }]),
  ];
}

/** What is written where the rules of a group become others: nothing of a rule that says what it said. */
export function writtenGroup(
  fields: Fields,
  list: FieldPath,
  { when, rules }: RuleGroup,
  after: readonly WeekRule[],
): readonly WrittenField[] {
  const before = new Map(rules.map((rule) => [rule.key, rule]));
  const gone = rules.filter(({ key }) => !after.some((one) => one.key === key)).map(({ key }) => key);
  const fresh = after.filter(({ key }) => !before.has(key)).map(({ key }) => key);
  const order = [...keysOf(fields, list).filter((key) => !gone.includes(key)), ...fresh];
  return [
    ...gone.flatMap((key) => fieldsBelow(fields, itemPath(list, key))),
    ...after.flatMap((rule) => writtenRule(itemPath(list, rule.key), before.get(rule.key), rule)),
    ...fresh.flatMap((key) => writtenWhen(itemPath(list, key), {}, when)),
    ...(gone.length + fresh.length > 0 ? [{ path: orderPath(list), value: order }] : []),
  ];
}

const fieldsBelow = (fields: Fields, path: FieldPath): readonly WrittenField[] =>
  [...fields.keys()].filter((at) => at.startsWith(`${path}/`)).map((at) => ({ path: at, value: undefined }));

/** What is written where a rule holds in other weeks. */
function writtenWhen(path: FieldPath, before: RuleWhen, when: RuleWhen): readonly WrittenField[] {
  const isOther = (name: (typeof whenMembers)[number]) =>
    !isSameJson(before[name] ?? null, when[name] ?? null);
  return whenMembers.filter(isOther).map((name) => ({ path: memberPath(path, name), value: when[name] }));
}

/** What is written where all rules of a group hold in other weeks. */
export const writtenWeeks = (
  list: FieldPath,
  { when, rules }: RuleGroup,
  next: RuleWhen,
): readonly WrittenField[] => rules.flatMap(({ key }) => writtenWhen(itemPath(list, key), when, next));

/** What takes the hours out of a document, so that those of its office hold. */
export const withoutHours = (fields: Fields, list: FieldPath): readonly WrittenField[] => [
  ...fieldsBelow(fields, list),
  { path: list, value: undefined },
];
