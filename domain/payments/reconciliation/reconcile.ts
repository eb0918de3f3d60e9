import { dayAt, type TimeZone } from '../../shared/calendar-day.ts';
import { type Payment, takenOf } from '../payment.ts';
import type { PaymentAccount, Refund } from '../refund.ts';
import type { BankOperation, DayRange } from './bank-lists.ts';

/** What comparing found of a payment, a refund or an operation of the bank; each is in exactly one group. */
export const entryGroups = [
  /** Paid here and at the bank, with the same amount. */
  'matched',
  'amountDiffers',
  /** In review here, whatever the bank says. */
  'inReview',
  /** The bank took money that is not known here: its notice was lost. */
  'unnoticed',
  'missingAtBank',
  /** The bank took money for an order that is not here. */
  'unknownHere',
  /** The bank took money for the same order again. */
  'repeated',
  'refundMatched',
  /** Returned or asked for here, and not in the list of the bank. */
  'refundMissing',
  /** Returned by the bank, and not here. */
  'refundUnknown',
  /** Paid neither here nor at the bank. */
  'unpaid',
  /** Paid on other days than those of the list; a refund of it is in the list. */
  'otherDays',
  /** Refused by the bank. */
  'denied',
  /** Neither a payment nor a refund: a reservation, a confirmation. */
  'otherType',
] as const;
/** One group. */
export type EntryGroup = (typeof entryGroups)[number];

/** A payment, a refund of it or an operation, with what belongs together. */
export interface ReconciledEntry {
  readonly group: EntryGroup;
  readonly payment: Payment | null;
  readonly refund: Refund | null;
  readonly operation: BankOperation | null;
  /** How it can be settled by what the bank says; null if it needs no settling, or the bank does not say it. */
  readonly verdict: 'pay' | 'refused' | 'done' | null;
}

/** What is compared: the accounts of a town that concern the days, and the operations of its bank. */
export interface Books {
  readonly accounts: readonly PaymentAccount[];
  readonly operations: readonly BankOperation[];
  readonly days: DayRange;
  readonly zone: TimeZone;
}

const entry = (group: EntryGroup, more: Partial<ReconciledEntry>): ReconciledEntry => ({
  group,
  payment: null,
  refund: null,
  operation: null,
  verdict: null,
  ...more,
});

const byOrder = (operations: readonly BankOperation[]): ReadonlyMap<string, readonly BankOperation[]> =>
  Map.groupBy(operations, ({ order }) => order);

/** What the bank says of a payment in review: paid if it took what was asked for, refused if it only refused. */
function verdictOf(
  { amount }: Payment,
  operation: BankOperation | null,
  all: readonly BankOperation[],
): ReconciledEntry['verdict'] {
  if (operation !== null) return operation.amount === amount ? 'pay' : null;
  const isRefused =
    all.length > 0 && all.every(({ kind, isAuthorised }) => kind === 'payment' && !isAuthorised);
  return isRefused ? 'refused' : null;
}

/** A payment that the bank took money for. */
function takenEntry(payment: Payment, operation: BankOperation): ReconciledEntry {
  const taken = takenOf(payment);
  if (taken === 0) return entry('unnoticed', { payment, operation });
  return entry(operation.amount === taken ? 'matched' : 'amountDiffers', { payment, operation });
}

/** A payment that the list of the bank has no money of. */
function untakenEntry(payment: Payment, { days, zone }: Books): ReconciledEntry {
  if (takenOf(payment) === 0) return entry('unpaid', { payment });
  const day = dayAt(payment.settledAt ?? payment.createdAt, zone);
  return entry(day >= days.from && day <= days.until ? 'missingAtBank' : 'otherDays', { payment });
}

function paymentEntry(payment: Payment, all: readonly BankOperation[], books: Books): ReconciledEntry {
  const operation = all.find(({ kind, isAuthorised }) => kind === 'payment' && isAuthorised) ?? null;
  if (payment.status === 'review')
    return entry('inReview', { payment, operation, verdict: verdictOf(payment, operation, all) });
  return operation === null ? untakenEntry(payment, books) : takenEntry(payment, operation);
}

/** Of refunds with the same amount, the bank more probably means one that was done than one that was refused. */
const likely = ['done', 'asked', 'refused'] as const satisfies readonly Refund['state'][];

/** The refunds of a payment with the operations that made them; each is used once. */
function refundEntries(
  { payment, refunds }: PaymentAccount,
  all: readonly BankOperation[],
  { days, zone }: Books,
): readonly ReconciledEntry[] {
  const open = [...refunds].toSorted((a, b) => likely.indexOf(a.state) - likely.indexOf(b.state));
  const made = all.filter(({ kind, isAuthorised }) => kind === 'refund' && isAuthorised);
  const found = made.map((operation) => {
    const at = open.findIndex(({ amount }) => amount === operation.amount);
    const [refund] = at === -1 ? [] : open.splice(at, 1);
    if (refund === undefined) return entry('refundUnknown', { payment, operation });
    const verdict = refund.state === 'asked' ? 'done' : null;
    return entry('refundMatched', { payment, refund, operation, verdict });
  });
  const missing = open.filter(({ state, askedAt }) => {
    const day = dayAt(askedAt, zone);
    return state !== 'refused' && day >= days.from && day <= days.until;
  });
  return [...found, ...missing.map((refund) => entry('refundMissing', { payment, refund }))];
}

/** An operation that belongs to no entry of a payment. */
function looseEntry(operation: BankOperation, payment: Payment | null): ReconciledEntry {
  if (!operation.isAuthorised) return entry('denied', { operation });
  if (operation.kind === 'other') return entry('otherType', { operation });
  if (payment !== null) return entry('repeated', { payment, operation });
  return entry(operation.kind === 'payment' ? 'unknownHere' : 'refundUnknown', { operation });
}

/**
 * Compares the payments of a town with the operations of its bank: every payment, every operation and every refund of
 * these days is in exactly one entry. Payments of the sandbox have no bank and are left out.
 */
export function reconcile(books: Books): readonly ReconciledEntry[] {
  const accounts = books.accounts.filter(({ payment }) => payment.till !== 'sandbox');
  const operationsOf = byOrder(books.operations);
  const entries = accounts.flatMap((account) => {
    const all = operationsOf.get(account.payment.id) ?? [];
    return [paymentEntry(account.payment, all, books), ...refundEntries(account, all, books)];
  });
  const used = new Set(entries.map(({ operation }) => operation));
  const payments = new Map(accounts.map(({ payment }) => [payment.id, payment]));
  const loose = books.operations
    .filter((operation) => !used.has(operation))
    .map((operation) => looseEntry(operation, payments.get(operation.order) ?? null));
  return [...entries, ...loose].toSorted(
    (a, b) => entryGroups.indexOf(a.group) - entryGroups.indexOf(b.group),
  );
}
