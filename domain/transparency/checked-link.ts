import type { CalendarDay } from '../shared/calendar-day.ts';

/** The result of the last check of whether an address answers. */
export interface CheckedLink {
  /** As the article has it. */
  readonly uri: string;
  readonly answers: boolean;
  /** Of HTTP; null where no answer came at all. */
  readonly status: number | null;
  readonly checkedOn: CalendarDay;
}
