import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { BankOperation, DayRange, StatementLine } from '#domain/payments/reconciliation/bank-lists.ts';
import { type MatchedStatement, matchStatement } from '#domain/payments/reconciliation/match-statement.ts';
import { type ReconciledEntry, reconcile } from '#domain/payments/reconciliation/reconcile.ts';
import { endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';

/** The lists of a bank, as they were read. */
export interface BankLists {
  readonly operations: readonly BankOperation[];
  /** Null: only the operations are compared. */
  readonly statement: readonly StatementLine[] | null;
}

/** What comparing found; it changes nothing. */
export interface Reconciliation {
  readonly days: DayRange;
  readonly entries: readonly ReconciledEntry[];
  /** Null if no statement was given. */
  readonly statement: MatchedStatement | null;
}

/** The days that operations are of; null of none. */
export function daysOf(operations: readonly BankOperation[]): DayRange | null {
  const days = operations.map(({ day }) => day).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  return from === undefined || until === undefined ? null : { from, until };
}

/** Compares the payments of a town with the lists of its bank, for some days. */
export const reconcilePayments =
  ({ payments }: { readonly payments: Pick<PaymentStore, 'accounts'> }) =>
  async (
    { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
    { operations, statement }: BankLists,
    days: DayRange,
  ): Promise<Reconciliation> => {
    const orders = [...new Set(operations.map(({ order }) => order))];
    const range = { from: startOfDay(days.from, timeZone), until: endOfDay(days.until, timeZone) };
    const accounts = await payments.accounts(realm, { ...range, orders });
    return {
      days,
      entries: reconcile({ accounts, operations, days, zone: timeZone }),
      statement: statement === null ? null : matchStatement(operations, statement),
    };
  };
