import { type FieldPath, type Fields, memberPath } from '#domain/documents/fields.ts';
import type { PhaseDays } from '#domain/processes/phase-plan.ts';
import { type CalendarDay, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import type { FormPart, ListPart } from '../form/form-tree.ts';

/** A phase of a process in its editor; without days if these are not written yet, or cannot be read. */
export interface Phase {
  readonly key: string;
  readonly path: FieldPath;
  readonly days: PhaseDays | null;
  /** The fields of the phase beside its days. */
  readonly parts: readonly FormPart[];
}

/** A phase that has its days. */
export type DatedPhase = Phase & { readonly days: PhaseDays };

/** A phase that has its days and its name. */
export type NamedPhase = DatedPhase & { readonly name: string };

/** The day of a field; null if there is none. */
export function dayIn(fields: Fields, path: FieldPath, zone: TimeZone): CalendarDay | null {
  const value = fields.get(path);
  return typeof value === 'string' ? (readMoment(value, zone)?.day ?? null) : null;
}

/** The first and the last day of the object at a place. */
export function daysAt(fields: Fields, path: FieldPath, zone: TimeZone): PhaseDays | null {
  const [start, end] = [
    dayIn(fields, memberPath(path, 'start'), zone),
    dayIn(fields, memberPath(path, 'end'), zone),
  ];
  return start === null || end === null ? null : { start, end };
}

/** The name comes before the other texts of a phase: a new one is named first. */
const isName = ({ field }: FormPart): boolean => field.name === 'name';

/** The phases of a process, in the order of its list. */
export const phasesOf = (list: ListPart, fields: Fields, zone: TimeZone): readonly Phase[] =>
  list.items.map(({ key, path, parts }) => ({
    key,
    path,
    days: daysAt(fields, path, zone),
    parts: parts
      .filter(({ field }) => field.name !== 'start' && field.name !== 'end')
      .toSorted((one, other) => Number(isName(other)) - Number(isName(one))),
  }));

/** The phases that have their days. */
export const datedPhases = (phases: readonly Phase[]): readonly DatedPhase[] =>
  phases.filter((phase): phase is DatedPhase => phase.days !== null);

/** The name of a phase in the first of these languages that has one; empty if it has none. */
export function phaseName(fields: Fields, path: FieldPath, languages: readonly string[]): string {
  const paths = ['name', 'title'].flatMap((name) => [
    ...languages.filter(isLanguage).map((language) => `${path}/${name}/${language}`),
    `${path}/${name}`,
  ]);
  const found = paths.map((one) => fields.get(one)).find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
}
