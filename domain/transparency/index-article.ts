import type { CalendarDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** What the index needs to know of an article (specification 3, section 3). */
export interface IndexArticle {
  readonly id: string;
  readonly title: LocalizedText;
  /** The points that it belongs to, as they were typed: `3, 7`. */
  readonly ita: string;
  readonly isPublished: boolean;
  /** Where it can be read, if the council says so. */
  readonly uri: string | null;
  /** Its name in the portal's own addresses. */
  readonly slug: string;
  /** The day of its last revision, if the council gives one. */
  readonly updatedOn: CalendarDay | null;
}
