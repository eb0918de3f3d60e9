import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import { type Cents, cents } from '../../shared/money.ts';
import type { BankOperation, StatementLine } from './bank-lists.ts';

/** What a day of the list of operations should bring to the account. */
export interface OperationDay {
  readonly day: CalendarDay;
  readonly paid: Cents;
  readonly refunded: Cents;
}

/** Days of operations with the movements that paid them out; `fee` was kept back by the bank. */
export interface PaidOut {
  readonly days: readonly OperationDay[];
  readonly lines: readonly StatementLine[];
  readonly fee: Cents;
}

/** What comparing the operations with the account found: each day and each movement is in exactly one list. */
export interface MatchedStatement {
  readonly paidOut: readonly PaidOut[];
  /** Days whose money is not in the account. */
  readonly notPaidOut: readonly OperationDay[];
  /** Charges of the bank for payments by card. */
  readonly fees: readonly StatementLine[];
  /** Movements that have nothing to do with these payments. */
  readonly others: readonly StatementLine[];
}

/** Banks pay out within a week, also around holidays. */
const longestWait = 7;
/** Days that a bank may pay out together: a long weekend. */
const mostDays = 5;
/** The most that a bank keeps back of what it pays out, in hundredths. */
const mostFee = 3;

const netOf = (days: readonly OperationDay[]): number =>
  days.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
const paidIn = (days: readonly OperationDay[]): number => days.reduce((sum, { paid }) => sum + paid, 0);

/** The days of the operations that moved money, in order. */
export function operationDays(operations: readonly BankOperation[]): readonly OperationDay[] {
  const moved = operations.filter(({ isAuthorised, kind }) => isAuthorised && kind !== 'other');
  const sumOf = (those: readonly BankOperation[], kind: BankOperation['kind']): Cents =>
    cents(those.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0));
  return [...Map.groupBy(moved, ({ day }) => day)]
    .map(([day, those]) => ({ day, paid: sumOf(those, 'payment'), refunded: sumOf(those, 'refund') }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Finds movements for days among those that are not used yet. */
type Find = (lines: readonly StatementLine[], days: readonly OperationDay[]) => PaidOut | null;

/** A movement on the last of these days or within a week; one about cards before another. */
function lineFor(
  lines: readonly StatementLine[],
  days: readonly OperationDay[],
  isFit: (line: StatementLine) => boolean,
): StatementLine | undefined {
  const last = days
    .map(({ day }) => day)
    .toSorted()
    .at(-1) as CalendarDay;
  const until = addDays(last, longestWait);
  const fitting = lines.filter((line) => line.day >= last && line.day <= until && isFit(line));
  return fitting.find(({ isOfCards }) => isOfCards) ?? fitting[0];
}

/** One movement with the sum of the days; none if payments and refunds are equal. */
const asOneSum: Find = (lines, days) => {
  const net = netOf(days);
  if (net === 0) return { days, lines: [], fee: cents(0) };
  const line = lineFor(lines, days, ({ amount }) => amount === net);
  return line === undefined ? null : { days, lines: [line], fee: cents(0) };
};

/** Payments and refunds as two movements. */
const asTwoSums: Find = (lines, days) => {
  const paid = paidIn(days);
  const refunded = paid - netOf(days);
  const credit = lineFor(lines, days, ({ amount }) => amount === paid);
  const debit = lineFor(lines, days, ({ amount }) => amount === -refunded);
  return credit === undefined || debit === undefined ? null : { days, lines: [credit, debit], fee: cents(0) };
};

/** One movement about cards that is a little less than the sum: the bank kept its fee back. */
const withoutFee: Find = (lines, days) => {
  const net = netOf(days);
  const least = net - (paidIn(days) * mostFee) / 100;
  const line = lineFor(
    lines,
    days,
    ({ amount, isOfCards }) => isOfCards && amount > 0 && amount < net && amount >= least,
  );
  return line === undefined ? null : { days, lines: [line], fee: cents(net - line.amount) };
};

/** Runs of days within a long weekend among those that are left, the longest first. */
const runsOf = (days: readonly OperationDay[]): readonly (readonly OperationDay[])[] =>
  Array.from({ length: mostDays - 1 }, (_, n) => mostDays - n).flatMap((length) =>
    days
      .map((first, start) => ({ first, run: days.slice(start, start + length) }))
      .filter(
        ({ first, run }) =>
          run.length === length && run.every(({ day }) => day < addDays(first.day, mostDays)),
      )
      .map(({ run }) => run),
  );

const daysOf = ({ days }: PaidOut): string => days.map(({ day }) => day).join(' ');

/**
 * Compares the days of the operations with the movements of the account. Exact sums come first, so that a fee is assumed
 * only where nothing else fits.
 */
export function matchStatement(
  operations: readonly BankOperation[],
  statement: readonly StatementLine[],
): MatchedStatement {
  let lines = statement;
  let days = operationDays(operations);
  const paidOut: PaidOut[] = [];
  const settle = (find: Find, run: readonly OperationDay[]) => {
    const found = run.every((day) => days.includes(day)) ? find(lines, run) : null;
    if (found === null) return;
    paidOut.push(found);
    lines = lines.filter((line) => !found.lines.includes(line));
    days = days.filter((day) => !run.includes(day));
  };
  const single = days.map((day) => [day]);
  for (const run of single) settle(asOneSum, run);
  for (const run of single) settle(asTwoSums, run);
  for (const run of runsOf(days)) settle(asOneSum, run);
  for (const run of single) settle(withoutFee, run);
  const isFee = ({ isOfCards, amount }: StatementLine) => isOfCards && amount < 0;
  return {
    paidOut: paidOut.toSorted((a, b) => (daysOf(a) < daysOf(b) ? -1 : 1)),
    notPaidOut: days,
    fees: lines.filter(isFee),
    others: lines.filter((line) => !isFee(line)),
  };
}
