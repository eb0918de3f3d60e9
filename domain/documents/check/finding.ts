import type { TownDocumentFault } from '#domain/content/town-contents.ts';
import type { CalendarDay, TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What the check before publishing looks for in the words, dates and colours of a document of any kind. */
export type PublishFindingKind =
  | 'languageMissing'
  | 'headingOrder'
  | 'pictureWithoutWords'
  | 'vagueLink'
  | 'bareLink'
  | 'brokenAddress'
  | 'paleColour'
  | 'personIdentity'
  | 'personPhone'
  | 'endBeforeStart'
  | 'noSuchDay'
  | 'farYear';

/** Something to look at before a document is published. It is an error if the town demands it, else a doubt. */
export type PublishFinding = TownDocumentFault<PublishFindingKind>;

/** What a check of a document needs to know of its town. */
export interface PublishFacts {
  /** The languages of the town's portal, the first of which is its default. */
  readonly languages: readonly Language[];
  /** The languages without which the town publishes nothing. */
  readonly demanded: readonly Language[];
  readonly today: CalendarDay;
  readonly zone: TimeZone;
}
