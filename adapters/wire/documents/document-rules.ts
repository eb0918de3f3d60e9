import { fallbackColour, readColour } from '#domain/appearance/realm-colour.ts';
import { readSwitch } from '#domain/comments/moderation.ts';
import { tileHost } from '#domain/maps/tile-provider.ts';
import { type CalendarDay, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { asList, recordIn } from '../lenient.ts';
import { readDate } from '../tables/subsidy.ts';
import type { UnreadableField, Wanted } from './field-faults.ts';

/** What of a document can be read and would still be shown wrongly, or not at all. */
export type RuleFaultKind = Wanted | 'wantsTiles' | 'moment' | 'endBeforeStart' | 'notRead';

/** Finds in a document what its codec accepts wrongly. */
export type DocumentRule = (raw: unknown, zone: TimeZone) => readonly UnreadableField<RuleFaultKind>[];

const valueAt = (raw: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : recordIn(value)[step]),
    raw,
  );

const isNothing = (found: unknown) => found === undefined || found === null || found === '';

/** A day or a moment, if there is a value; the codec reports what is not a text. */
const dayRule =
  (read: (text: string, zone: TimeZone) => unknown) =>
  (...path: readonly string[]): DocumentRule =>
  (raw, zone) => {
    const found = valueAt(raw, path);
    if (isNothing(found) || typeof found !== 'string' || read(found, zone) !== null) return [];
    return [{ path, kind: 'moment', found }];
  };
export const isMoment = dayRule(readMoment);
/** The notations in which registers write a day. */
export const isRegisterDay = dayRule(readDate);

/**
 * If `isPublished` is neither true nor false, the document is published: half of the pages would read `"no"` as a
 * yes.
 */
export const isPublishedOrNot: DocumentRule = (raw) => {
  const found = valueAt(raw, ['isPublished']);
  const isFine = found === undefined || found === null || typeof found === 'boolean';
  return isFine ? [] : [{ path: ['isPublished'], kind: 'wantsYesNo', found }];
};

/** Another word than these is ignored, and comments would be on or off without a decision. */
export const commentSwitch: DocumentRule = (raw) => {
  const found = valueAt(raw, ['comments']);
  if (isNothing(found) || readSwitch(found) !== null) return [];
  return [{ path: ['comments'], kind: 'wantsOneOf', found, options: ['before', 'after', 'no'] }];
};

/** A range of days that ends on the day it begins, or later. */
function stretchFaults(raw: unknown, path: readonly string[], zone: TimeZone) {
  const days = ['start', 'end'].map((name) => [...path, name]);
  const faults = days.flatMap((place) => isMoment(...place)(raw, zone));
  if (faults.length > 0) return faults;
  const [start, end] = days.map((place): CalendarDay | null => {
    const text = valueAt(raw, place);
    return typeof text === 'string' ? (readMoment(text, zone)?.day ?? null) : null;
  });
  if (!start || !end || end >= start) return [];
  const place = [...path, 'end'];
  return [{ path: place, kind: 'endBeforeStart' as const, found: valueAt(raw, place) }];
}

/** The days of a process and of its phases. */
export const processDays: DocumentRule = (raw, zone) => [
  ...stretchFaults(raw, ['period', '_extent'], zone),
  ...asList(valueAt(raw, ['period', 'dateRanges'])).flatMap((_, index) =>
    stretchFaults(raw, ['period', 'dateRanges', String(index)], zone),
  ),
];

export const townColour: DocumentRule = (raw) => {
  const found = valueAt(raw, ['primaryColor']);
  const isFine =
    typeof found !== 'string' ||
    readColour(found) !== fallbackColour ||
    found.toLowerCase() === fallbackColour;
  return isFine ? [] : [{ path: ['primaryColor'], kind: 'wantsColour', found }];
};

/** Tiles of maps are asked for over https from a host with a name: town data name no other machine. */
export const tilesOnTheWeb: DocumentRule = (raw) => {
  const found = valueAt(raw, ['mapTiles', 'url']);
  return typeof found !== 'string' || tileHost(found) !== null
    ? []
    : [{ path: ['mapTiles', 'url'], kind: 'wantsTiles', found }];
};

export const knownLanguages: DocumentRule = (raw) =>
  asList(valueAt(raw, ['languages'])).flatMap((found, index) =>
    typeof found !== 'string' || isLanguage(found)
      ? []
      : [{ path: ['languages', String(index)], kind: 'wantsLanguage' as const, found }],
  );
