import type { CalendarDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** An article of a council: a piece of news, a page, the guide. Bodies are HTML of a few plain elements. */
export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText | null;
  readonly lead: LocalizedText | null;
  readonly body: LocalizedText | null;
  readonly headerImage: string | null;
  readonly publishedOn: CalendarDay | null;
  readonly categories: readonly string[];
  readonly groups: readonly {
    readonly title: LocalizedText;
    readonly children: readonly { readonly title: LocalizedText; readonly body: LocalizedText }[];
  }[];
  /** As it is written: pictures, files and other parts are read only where an article that has some is shown. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** One page of a list, and how many there are in all. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}
