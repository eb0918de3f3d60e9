import type { CalendarDay } from '../shared/calendar-day.ts';
import { type Cents, cents } from '../shared/money.ts';
import { type Grant, yearOf } from './subsidy.ts';

/** What a call gave in a year by one instrument and from one line of the budget. */
export interface CallTotal {
  readonly call: Grant['call'];
  readonly callCode: string;
  readonly amount: Cents;
  /** How many grants the amount is the sum of. */
  readonly count: number;
  readonly instrument: string;
  readonly year: number | null;
  /** The last day on which one was given. */
  readonly date: CalendarDay | null;
  readonly termsUrl: string;
  readonly budgetLine: string;
}

/**
 * Grants put together by call, year, instrument and budget line, in the order in which each first comes. The sums agree
 * with the grants to the cent.
 */
export function grantsByCall(grants: readonly Grant[]): readonly CallTotal[] {
  const totals = new Map<string, CallTotal>();
  for (const grant of grants) {
    const { call, callCode, instrument, termsUrl, budgetLine, amount, date } = grant;
    const year = yearOf(date);
    const key = JSON.stringify([callCode, call, year, instrument, budgetLine]);
    const before = totals.get(key);
    totals.set(key, {
      call,
      callCode,
      amount: cents((before?.amount ?? 0) + amount),
      count: (before?.count ?? 0) + 1,
      instrument,
      year,
      date: later(before?.date ?? null, date),
      termsUrl: before?.termsUrl || termsUrl,
      budgetLine,
    });
  }
  return [...totals.values()];
}

const later = (a: CalendarDay | null, b: CalendarDay | null): CalendarDay | null =>
  a === null || (b !== null && b > a) ? b : a;
