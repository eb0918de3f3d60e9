import type { CalendarDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** A call for subsidies (specification 3, section 3). Blank where the source says nothing. */
export interface SubsidyCall {
  /** Its number in the national register (BDNS): `809117`. */
  readonly code: string;
  /** Whether the European recovery plan pays for it (MRR). */
  readonly recoveryPlan: boolean;
  readonly department: string;
  readonly body: string;
  readonly date: CalendarDay | null;
  readonly title: LocalizedText;
}

/** Money given to somebody. */
export interface Grant {
  readonly administration: string;
  readonly department: string;
  readonly call: LocalizedText;
  /** The number of its call in the national register. */
  readonly callCode: string;
  readonly instrument: string;
  /** Where the terms of the call stand; blank where it is not said. */
  readonly termsUrl: string;
  /** The line of the budget that pays: `2025/151/78000`. */
  readonly budgetLine: string;
  readonly date: CalendarDay | null;
  /** Who gets it, persons masked: never a whole identity number. */
  readonly beneficiary: string;
  readonly amount: Cents;
  readonly details: string;
}

/** The year a day belongs to; null where the day is not known. */
export const yearOf = (date: CalendarDay | null): number | null =>
  date === null ? null : Number(date.slice(0, 4));

/** The years that something happened in, the latest first. */
export const yearsIn = (dated: readonly { readonly date: CalendarDay | null }[]): readonly number[] =>
  [...new Set(dated.map(({ date }) => yearOf(date)))]
    .filter((year) => year !== null)
    .toSorted((a, b) => b - a);

/** Those of a year; all where no year is chosen. */
export const inYear = <T extends { readonly date: CalendarDay | null }>(
  dated: readonly T[],
  year: number | null,
): readonly T[] => (year === null ? dated : dated.filter(({ date }) => yearOf(date) === year));
