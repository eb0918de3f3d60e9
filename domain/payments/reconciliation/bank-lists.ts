import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';

/** One line of the gateway's list of operations. */
export interface BankOperation {
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly order: string;
  readonly day: CalendarDay;
  /** `other`: a reservation, a confirmation, an annulment. */
  readonly kind: 'payment' | 'refund' | 'other';
  readonly isAuthorised: boolean;
  /** Never below zero: the kind says which way the money went. */
  readonly amount: Cents;
}

/** One movement of the council's account. */
export interface StatementLine {
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly day: CalendarDay;
  /** Below zero if money left the account. */
  readonly amount: Cents;
  /** Whether the bank says that it is about payments by card. */
  readonly isOfCards: boolean;
  readonly text: string;
}

/** A range of days, both included. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}
