import type { ExtraValue } from '../../forms/entry.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';

/** What staff filled into the management fields of a request, by their names (specification 1, section 3). */
export type ManagedValues = Readonly<Record<string, ExtraValue>>;

/** What staff change of them: null empties a field. */
export type ManagedChanges = Readonly<Record<string, ExtraValue | null>>;

/** The days between which a request is public, both included; null: no first, or no last day. */
export interface PublishPeriod {
  readonly start: CalendarDay | null;
  readonly end: CalendarDay | null;
}
