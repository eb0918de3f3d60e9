import * as t from 'io-ts';
import { paymentStatuses } from '#domain/payments/payment.ts';
import type { StatementLine } from '#domain/payments/reconciliation/bank-lists.ts';
import type { MatchedStatement, OperationDay } from '#domain/payments/reconciliation/match-statement.ts';
import { entryGroups, type ReconciledEntry } from '#domain/payments/reconciliation/reconcile.ts';
import { takenOf } from '#domain/payments/payment.ts';
import { nullable, wordOf } from '../decode.ts';

/**
 * A payment, a refund or an operation of the bank, with what belongs together. `here` is what this portal counts, `bank` what
 * the list says, `line` its line in the file. `verdict` says how it could be settled.
 */
const entryWire = t.type({
  group: wordOf(entryGroups),
  order: t.string,
  request: nullable(t.string),
  status: nullable(wordOf(paymentStatuses)),
  refund: nullable(t.number),
  here: nullable(t.number),
  bank: nullable(t.number),
  day: nullable(t.string),
  line: nullable(t.number),
  verdict: nullable(wordOf(['pay', 'refused', 'done'])),
});

const dayWire = t.type({ day: t.string, paid: t.number, refunded: t.number });
const lineWire = t.type({ line: t.number, day: t.string, amount: t.number, text: t.string });

/** Days of operations beside the movements of the account. All amounts are euros. */
const statementWire = t.type({
  paidOut: t.array(t.type({ days: t.array(dayWire), lines: t.array(lineWire), fee: t.number })),
  notPaidOut: t.array(dayWire),
  fees: t.array(lineWire),
  others: t.array(lineWire),
});

/** What comparing the payments with the lists of the bank found. */
export const reconciliationWire = t.type({
  from: t.string,
  until: t.string,
  entries: t.array(entryWire),
  /** How many entries each group has, and their sums. */
  totals: t.array(t.type({ group: wordOf(entryGroups), count: t.number, here: t.number, bank: t.number })),
  statement: nullable(statementWire),
  /** The orders of the payments that were settled; none unless it was asked for. */
  settled: t.array(t.string),
  unsent: t.number,
});

export type WrittenReconciliation = t.TypeOf<typeof reconciliationWire>;
export type WrittenEntry = WrittenReconciliation['entries'][number];

const euros = (cents: number | undefined | null): number | null =>
  cents === undefined || cents === null ? null : cents / 100;

/** What is counted here of an entry, in cents; null if it is only the bank's. */
function hereOf({ payment, refund, group }: ReconciledEntry): number | null {
  if (refund !== null) return refund.amount;
  return payment === null || group === 'refundUnknown' || group === 'repeated' ? null : takenOf(payment);
}

function writeEntry(entry: ReconciledEntry): WrittenEntry {
  const { group, payment, refund, operation, verdict } = entry;
  return {
    group,
    order: payment?.id ?? operation?.order ?? '',
    request: payment?.request ?? null,
    status: payment?.status ?? null,
    refund: refund?.number ?? null,
    here: euros(hereOf(entry)),
    bank: euros(operation?.amount),
    day: operation?.day ?? null,
    line: operation?.line ?? null,
    verdict,
  };
}

const writeDay = ({ day, paid, refunded }: OperationDay) => ({
  day,
  paid: paid / 100,
  refunded: refunded / 100,
});
const writeLine = ({ line, day, amount, text }: StatementLine) => ({ line, day, amount: amount / 100, text });

const writeStatement = ({ paidOut, notPaidOut, fees, others }: MatchedStatement) => ({
  paidOut: paidOut.map(({ days, lines, fee }) => ({
    days: days.map(writeDay),
    lines: lines.map(writeLine),
    fee: fee / 100,
  })),
  notPaidOut: notPaidOut.map(writeDay),
  fees: fees.map(writeLine),
  others: others.map(writeLine),
});

const totalsOf = (entries: readonly ReconciledEntry[]) =>
  [...Map.groupBy(entries, ({ group }) => group)].map(([group, those]) => ({
    group,
    count: those.length,
    here: those.reduce((sum, one) => sum + (hereOf(one) ?? 0), 0) / 100,
    bank: those.reduce((sum, { operation }) => sum + (operation?.amount ?? 0), 0) / 100,
  }));

interface Found {
  readonly days: { readonly from: string; readonly until: string };
  readonly entries: readonly ReconciledEntry[];
  readonly statement: MatchedStatement | null;
}

export const writeReconciliation = ({ days: { from, until }, entries, statement }: Found) => ({
  from,
  until,
  entries: entries.map(writeEntry),
  totals: totalsOf(entries),
  statement: statement === null ? null : writeStatement(statement),
});
