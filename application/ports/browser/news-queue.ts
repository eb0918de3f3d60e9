import type { DeliveryStatus } from '#domain/processes/delivery.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** News of works that a person has written and the council has not answered yet. */
export interface WaitingNews {
  readonly realm: string;
  readonly person: string;
  /** The id of the project, and its title for the list of what waits. */
  readonly work: string;
  readonly title: LocalizedText;
  /** Represents the intent: the council tells it once, however often it is sent. */
  readonly key: string;
  /** When it was written, as an ISO moment, and the day of that. */
  readonly at: string;
  readonly day: CalendarDay;
  readonly text: string;
  readonly language: string;
  readonly milestones: readonly string[];
  /** In cents; null if the person left it as it was. */
  readonly spent: number | null;
  readonly status: DeliveryStatus | null;
  /** The bytes of the photo, painted over by hand already. */
  readonly photo: Uint8Array | null;
  /** Whether it was sent without an answer: the council may have it. */
  readonly isTried: boolean;
  /** Why the council refused it; null if it did not. */
  readonly refused: string | null;
}

/** What waits on a device for a line. */
export interface NewsQueue {
  /** What a person has waiting in a town, the first one first. */
  list(realm: string, person: string): Promise<readonly WaitingNews[]>;
  /** Keeps news, or what has changed of it. Whether the device keeps it. */
  keep(news: WaitingNews): Promise<boolean>;
  drop(news: Pick<WaitingNews, 'realm' | 'person' | 'key'>): Promise<void>;
}
