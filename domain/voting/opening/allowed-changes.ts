import { changesBetween, type FieldChange } from '../../documents/field-changes.ts';
import { documentFields, type FieldPath, type Fields, memberPath } from '../../documents/fields.ts';
import { isSameJson, type Json } from '../../documents/json.ts';
import { readMoment, type TimeZone } from '../../shared/calendar-day.ts';
import { isLanguage, type Language } from '../../shared/localized-text.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { FrozenVote } from './frozen-vote.ts';

/** What a change of an opened vote may be: a later last day, or another spelling or translation of a text. */
export type AllowedKind = 'longer' | 'text';

/** One allowed change of a field of an opened vote. */
export interface AllowedChange extends FieldChange {
  /** The id of the survey. */
  readonly survey: string;
  readonly kind: AllowedKind;
}

/** A field that is fixed since the opening; `survey` is null for the census and for the list of the surveys. */
export interface FixedField {
  readonly kind: 'fixed';
  readonly survey: string | null;
  readonly path: FieldPath;
}

/** The texts of a survey that people read and that decide nothing. `*`: any item of a list. */
const texts: ReadonlySet<string> = new Set([
  'title',
  'description',
  'details',
  'section',
  'censusMessage',
  'censusInfo',
  'censusQuestions/*',
  'answers/*/text',
  'answers/*/description',
  'proposals/*/title',
  'proposals/*/text',
  'proposals/*/body',
  'proposals/*/headerImageAlt',
  'proposals/*/data/shortTitle',
]);

const templateOf = (steps: readonly string[]): string =>
  steps.map((step) => (/^@./u.test(step) ? '*' : step)).join('/');

/** Whether a field is a text, in one language or written once for all. */
function isText(path: FieldPath): boolean {
  const steps = path.split('/');
  const isOfOne = isLanguage(path.slice(path.lastIndexOf('/') + 1));
  return texts.has(templateOf(steps)) || (isOfOne && texts.has(templateOf(steps.slice(0, -1))));
}

const isFilled = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A text is never taken away: it is corrected, or a translation is added. */
const isCorrection = ({ path, was, value }: FieldChange): boolean =>
  isText(path) && isFilled(value) && (was === undefined || was === null || typeof was === 'string');

const dayIn = (value: Json | undefined, zone: TimeZone) =>
  typeof value === 'string' ? (readMoment(value, zone)?.day ?? null) : null;

/** The last day is never earlier, and never gone. */
function isLonger({ path, was, value }: FieldChange, zone: TimeZone): boolean {
  const [before, after] = [dayIn(was, zone), dayIn(value, zone)];
  return path === 'endTime' && before !== null && after !== null && after > before;
}

/**
 * What a change of one field of an opened vote is; null if it is not allowed. It is the only such decision: whatever is
 * not named here is fixed.
 */
export function allowedKind(change: FieldChange, zone: TimeZone): AllowedKind | null {
  if (isLonger(change, zone)) return 'longer';
  return isCorrection(change) ? 'text' : null;
}

/** A text that was written once for all languages and becomes that of one language is the same text. */
function asLocalized(before: Fields, after: Fields, usual: Language): Fields {
  const fields = new Map(before);
  for (const [path, value] of before) {
    const own = memberPath(path, usual);
    if (!isText(path) || after.has(path) || !isSameJson(after.get(own), value)) continue;
    fields.delete(path);
    fields.set(own, value);
  }
  return fields;
}

/** In which zone days are read, and the language of texts that are written once. */
export interface ReadingOfTown {
  readonly zone: TimeZone;
  readonly usual: Language;
}

/**
 * What makes the wanted vote of the one that was opened, in the order of its surveys; empty if they are the same. Left: the
 * first field that is fixed.
 */
export function changesAfterOpening(
  opened: FrozenVote,
  wanted: FrozenVote,
  { zone, usual }: ReadingOfTown,
): Either<FixedField, readonly AllowedChange[]> {
  const fixed = (survey: string | null, path: FieldPath) => left<FixedField>({ kind: 'fixed', survey, path });
  if (opened.census?.print !== wanted.census?.print || opened.census?.people !== wanted.census?.people)
    return fixed(null, 'census');
  if (wanted.surveys.length > opened.surveys.length) return fixed(null, 'chain');
  const allowed: AllowedChange[] = [];
  for (const [n, before] of opened.surveys.entries()) {
    const [survey, after] = [before._id, wanted.surveys[n]];
    if (after === undefined || after._id !== survey) return fixed(null, 'chain');
    const to = documentFields(after);
    for (const change of changesBetween(asLocalized(documentFields(before), to, usual), to)) {
      const kind = allowedKind(change, zone);
      if (kind === null) return fixed(survey, change.path);
      allowed.push({ ...change, survey, kind });
    }
  }
  return right(allowed);
}
