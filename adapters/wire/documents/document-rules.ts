import { fallbackColour, readColour } from '#domain/appearance/realm-colour.ts';
import { readSwitch } from '#domain/comments/moderation.ts';
import { tileHost } from '#domain/maps/tile-provider.ts';
import { type CalendarDay, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLanguage, languages } from '#domain/shared/localized-text.ts';
import { isProcessSection, sections } from '#domain/processes/process.ts';
import { asList, recordIn } from '../lenient.ts';
import { readDate } from '../tables/subsidy.ts';
import type { ContentFaultKind } from './fault-kinds.ts';
import { amongOptions, type UnreadableField } from './field-faults.ts';
import { meantBy } from './unknown-words.ts';

/** What the rules need to know of the town whose documents they check. */
export interface CheckedTown {
  readonly realm: string;
  readonly zone: TimeZone;
  readonly today: CalendarDay;
  /** Whether the town may name its bank as the gateway of a form. */
  readonly hasBank: boolean;
}

export type CheckedFault = UnreadableField<ContentFaultKind>;

/** Finds in a document what its codec accepts wrongly. */
export type DocumentRule = (raw: unknown, town: CheckedTown) => readonly CheckedFault[];

export const memberAt = (raw: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : recordIn(value)[step]),
    raw,
  );

const isNothing = (found: unknown) => found === undefined || found === null || found === '';

/** A day or a moment, if there is a value; the codec reports what is not a text. */
const dayRule =
  (read: (text: string, zone: TimeZone) => unknown) =>
  (...path: readonly string[]): DocumentRule =>
  (raw, { zone }) => {
    const found = memberAt(raw, path);
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
  const found = memberAt(raw, ['isPublished']);
  const isFine = found === undefined || found === null || typeof found === 'boolean';
  return isFine ? [] : [{ path: ['isPublished'], kind: 'wantsYesNo', found }];
};

/** Another word than these is ignored, and comments would be on or off without a decision. */
export const commentSwitch: DocumentRule = (raw) => {
  const found = memberAt(raw, ['comments']);
  if (isNothing(found) || readSwitch(found) !== null) return [];
  return [
    { path: ['comments'], kind: 'wantsOneOf', found, ...amongOptions(found, ['before', 'after', 'no']) },
  ];
};

/** A range of days that ends on the day it begins, or later. */
export const daysInOrder =
  (begin: readonly string[], end: readonly string[]): DocumentRule =>
  (raw, town) => {
    const faults = [begin, end].flatMap((place) => isMoment(...place)(raw, town));
    if (faults.length > 0) return faults;
    const [first, last] = [begin, end].map((place): CalendarDay | null => {
      const text = memberAt(raw, place);
      return typeof text === 'string' ? (readMoment(text, town.zone)?.day ?? null) : null;
    });
    if (!first || !last || last >= first) return [];
    return [{ path: end, kind: 'endBeforeStart', found: memberAt(raw, end) }];
  };

const stretchAt = (...path: readonly string[]) => daysInOrder([...path, 'start'], [...path, 'end']);

/** The days of a process and of its phases. */
export const processDays: DocumentRule = (raw, town) => [
  ...stretchAt('period', '_extent')(raw, town),
  ...asList(memberAt(raw, ['period', 'dateRanges'])).flatMap((_, index) =>
    stretchAt('period', 'dateRanges', String(index))(raw, town),
  ),
];

/** The names of a process's sections: a misspelt one would leave the section open that it should close. */
export const processButtons: DocumentRule = (raw) =>
  Object.keys(recordIn(memberAt(raw, ['data', 'buttons']))).flatMap((found) =>
    isProcessSection(found)
      ? []
      : [
          {
            path: ['data', 'buttons', found],
            kind: 'wantsOneOf' as const,
            found,
            ...amongOptions(found, sections),
          },
        ],
  );

/** The day of each revision: a page that shows none looks as if it had never been updated. */
export const revisionDays: DocumentRule = (raw, town) =>
  asList(memberAt(raw, ['revisions'])).flatMap((revision, index) => {
    const place = ['revisions', String(index)];
    return isMoment(...place, ...(typeof revision === 'string' ? [] : ['date']))(raw, town);
  });

export const townColour: DocumentRule = (raw) => {
  const found = memberAt(raw, ['primaryColor']);
  const isFine =
    typeof found !== 'string' ||
    readColour(found) !== fallbackColour ||
    found.toLowerCase() === fallbackColour;
  return isFine ? [] : [{ path: ['primaryColor'], kind: 'wantsColour', found }];
};

/** A week without a working day: no term would ever end. */
export const weekOfWork: DocumentRule = (raw) => {
  const path = ['rest'];
  const found = memberAt(raw, path);
  return new Set(asList(found)).size < 7 ? [] : [{ path, kind: 'wantsOther', found }];
};

/** Tiles of maps are asked for over https from a host with a name: town data name no other machine. */
export const tilesOnTheWeb: DocumentRule = (raw) => {
  const found = memberAt(raw, ['mapTiles', 'url']);
  return typeof found !== 'string' || tileHost(found) !== null
    ? []
    : [{ path: ['mapTiles', 'url'], kind: 'wantsTiles', found }];
};

/** The members of the settings that name languages. */
const memberOfLanguages = ['languages', 'demandedLanguages'] as const;

export const knownLanguages: DocumentRule = (raw) =>
  memberOfLanguages.flatMap((member) =>
    asList(memberAt(raw, [member])).flatMap((found, index) =>
      typeof found !== 'string' || isLanguage(found)
        ? []
        : [
            {
              path: [member, String(index)],
              kind: 'wantsLanguage' as const,
              found,
              ...suggestionOf(found),
            },
          ],
    ),
  );

/** A language by its name or by another code: `valencià`, `val`. */
function suggestionOf(found: string): { readonly suggestion?: string } {
  const near = meantBy(found, languages, []);
  return near === null ? {} : { suggestion: near };
}
