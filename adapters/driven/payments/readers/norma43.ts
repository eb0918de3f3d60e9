import type { BankListFault } from '#application/ports/server/payments/bank-list-reader.ts';
import type { StatementLine } from '#domain/payments/reconciliation/bank-lists.ts';
import { type CalendarDay, daysBetween, parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { bankText, mostFaults, shortened } from './bank-text.ts';

/*
 * Norma 43 of the Spanish banks: lines of 80 columns, each a record that its first two digits name.
 *
 * 11 begins an account: bank 3-6, branch 7-10, account 11-20, first day 21-26, last day 27-32, side of the first balance 33,
 * first balance 34-47, currency 48-50. 22 is a movement: day 11-16, concept of all banks 23-24, side 28, amount 29-42,
 * references 53-64 and 65-80. 23 has more words about it, 5-42 and 43-80; 24 its amount in another currency. 33 ends the
 * account: the same account 3-20, number and sum of charges 21-25 and 26-39, of credits 40-44 and 45-58, side and amount of
 * the last balance 59 and 60-73, currency 74-76. 88 ends the file: nines 3-20, number of the records before it 21-26.
 * Amounts are cents without a sign; side 1 is a charge, 2 a credit. Days are year, month, day; some banks write them the
 * other way round.
 */

const euro = '978';
/** The concept that all banks use for payments by card. */
const cardConcept = '12';
const aboutCards = /\b(?:tpv|redsys|comercios?|tarjetas?|targetes?)\b/iu;

/** One record, filled up to its 80 columns: some programs cut blanks at the end of a line. */
interface RecordLine {
  readonly line: number;
  readonly text: string;
  readonly type: string;
}

/** An account while it is read. */
interface OpenAccount {
  readonly id: string;
  readonly currency: string;
  readonly first: number;
  /** Charges and credits so far: how many, and their sum in cents. */
  readonly counted: { charges: number; charged: number; credits: number; credited: number };
}

interface Movement {
  readonly line: number;
  readonly written: string;
  readonly amount: number;
  readonly concept: string;
  readonly words: string[];
  readonly isEuro: boolean;
}

const column = ({ text }: RecordLine, from: number, until: number): string => text.slice(from - 1, until);

/** How the days of a file are written: the order in which the period of the statement is shorter. */
type DayOrder = 'ymd' | 'dmy';
const dayOf = (six: string, order: DayOrder): CalendarDay | null => {
  const [a, b, c] = [six.slice(0, 2), six.slice(2, 4), six.slice(4, 6)];
  return parseDay(order === 'ymd' ? `20${a}-${b}-${c}` : `20${c}-${b}-${a}`);
};
function orderOf(headers: readonly RecordLine[]): DayOrder {
  const lengthIn = (order: DayOrder): number =>
    headers.reduce((sum, record) => {
      const [from, until] = [dayOf(column(record, 21, 26), order), dayOf(column(record, 27, 32), order)];
      const length = from === null || until === null ? Number.POSITIVE_INFINITY : daysBetween(from, until);
      return sum + (length < 0 ? Number.POSITIVE_INFINITY : length);
    }, 0);
  return lengthIn('dmy') < lengthIn('ymd') ? 'dmy' : 'ymd';
}

const recordsOf = (text: string): readonly RecordLine[] =>
  text
    .trimEnd()
    .split(/\r?\n/u)
    .map((line, n) => ({ line: n + 1, text: line.trimEnd().padEnd(80), type: line.slice(0, 2) }));

/** What may follow each record; `start` is before the first one. */
const followers: Readonly<Record<string, readonly string[]>> = {
  start: ['11'],
  '11': ['22', '33'],
  '22': ['22', '23', '24', '33'],
  '23': ['22', '23', '24', '33'],
  '24': ['22', '23', '24', '33'],
  '33': ['11', '88'],
  '88': [],
};

/** Notes a fault; reading goes on, so that all faults are found together. */
type Note = (fault: BankListFault) => void;

function numberIn(record: RecordLine, from: number, until: number, note: Note): number {
  const found = column(record, from, until);
  if (/^\d+$/u.test(found)) return Number(found);
  note({ kind: 'notDigits', line: record.line, columns: `${from}-${until}`, found: shortened(found) });
  return 0;
}

/** Cents with the sign of their side, which is the column before them or further in front. */
function sidedIn(
  record: RecordLine,
  { side, from, until }: { readonly side: number; readonly from: number; readonly until: number },
  note: Note,
): number {
  const found = column(record, side, side);
  if (found !== '1' && found !== '2')
    note({ kind: 'notDigits', line: record.line, columns: String(side), found, expected: '1, 2' });
  const amount = numberIn(record, from, until, note);
  return found === '1' && amount !== 0 ? -amount : amount;
}

/** Notes what a record claims and the records before it do not show. */
const claims =
  ({ line }: RecordLine, note: Note) =>
  (kind: BankListFault['kind'], columns: string, found: unknown, expected: unknown): void => {
    if (found !== expected) note({ kind, line, columns, found: String(found), expected: String(expected) });
  };

const accountIn = (record: RecordLine, note: Note): OpenAccount => ({
  id: column(record, 3, 20),
  currency: column(record, 48, 50),
  first: sidedIn(record, { side: 33, from: 34, until: 47 }, note),
  counted: { charges: 0, charged: 0, credits: 0, credited: 0 },
});

/** Reads a movement and counts it in its account. */
function movementIn(record: RecordLine, { counted, currency }: OpenAccount, note: Note): Movement {
  const amount = sidedIn(record, { side: 28, from: 29, until: 42 }, note);
  // Also of an amount of zero the side says how it is counted.
  const isCharge = column(record, 28, 28) === '1';
  if (isCharge) counted.charges += 1;
  else counted.credits += 1;
  if (isCharge) counted.charged -= amount;
  else counted.credited += amount;
  return {
    line: record.line,
    written: column(record, 11, 16),
    amount,
    concept: column(record, 23, 24),
    words: [column(record, 53, 64), column(record, 65, 80)],
    isEuro: currency === euro,
  };
}

function checkAccountEnd(
  record: RecordLine,
  { id, currency, first, counted }: OpenAccount,
  note: Note,
): void {
  const claim = claims(record, note);
  const { charges, charged, credits, credited } = counted;
  claim('wrongAccount', '3-20', column(record, 3, 20), id);
  claim('wrongAccount', '74-76', column(record, 74, 76), currency);
  claim('wrongCount', '21-25', numberIn(record, 21, 25, note), charges);
  claim('wrongSum', '26-39', numberIn(record, 26, 39, note), charged);
  claim('wrongCount', '40-44', numberIn(record, 40, 44, note), credits);
  claim('wrongSum', '45-58', numberIn(record, 45, 58, note), credited);
  const balance = sidedIn(record, { side: 59, from: 60, until: 73 }, note);
  claim('wrongSum', '60-73', balance, first - charged + credited);
}

function checkFileEnd(record: RecordLine, note: Note): void {
  const claim = claims(record, note);
  claim('wrongAccount', '3-20', column(record, 3, 20), '9'.repeat(18));
  claim('wrongCount', '21-26', numberIn(record, 21, 26, note), record.line - 1);
}

/** Whether a record may stand where it does; a fault if not. */
function isExpected(record: RecordLine, before: string, note: Note): boolean {
  const expected = followers[before] ?? [];
  if (expected.includes(record.type) && record.text.length <= 80) return true;
  const found = shortened(record.text.trimEnd());
  note({ kind: 'unexpectedRecord', line: record.line, columns: '1-2', found, expected: expected.join(', ') });
  return false;
}

/** The movements of a file. A record in a wrong place ends the reading: what follows it would be faults of the same kind. */
function movementsIn(records: readonly RecordLine[], note: Note): readonly Movement[] {
  const movements: Movement[] = [];
  let account: OpenAccount | null = null;
  let before = 'start';
  for (const record of records) {
    if (!isExpected(record, before, note)) return movements;
    before = record.type;
    if (before === '11') account = accountIn(record, note);
    else if (before === '88') checkFileEnd(record, note);
    else if (before === '23') movements.at(-1)?.words.push(column(record, 5, 42), column(record, 43, 80));
    else if (account !== null && before === '22') movements.push(movementIn(record, account, note));
    else if (account !== null && before === '33') checkAccountEnd(record, account, note);
  }
  if (before !== '88') note({ kind: 'missingRecord', line: records.length, expected: '88' });
  return movements;
}

function lineOf(movement: Movement, order: DayOrder): Either<BankListFault, StatementLine> {
  const { line, written, amount, concept, words } = movement;
  const day = dayOf(written, order);
  if (day === null) return left({ kind: 'notADay', line, columns: '11-16', found: written });
  const text = words.join(' ').replaceAll(/\s+/gu, ' ').trim();
  return right({
    line,
    day,
    amount: cents(amount),
    isOfCards: concept === cardConcept || aboutCards.test(text),
    text,
  });
}

/**
 * Reads a statement in Norma 43, strictly: every sum, count and balance of the file must be right, since a statement that
 * was cut or changed must not be compared. Accounts in other currencies are checked and left out.
 */
export function readNorma43(file: Uint8Array): Either<readonly BankListFault[], readonly StatementLine[]> {
  const decoded = bankText(file);
  if (isLeft(decoded)) return decoded;
  const records = recordsOf(decoded.right);
  const faults: BankListFault[] = [];
  const movements = movementsIn(records, (fault) => faults.push(fault));
  const order = orderOf(records.filter(({ type }) => type === '11'));
  const lines: StatementLine[] = [];
  for (const movement of movements.filter(({ isEuro }) => isEuro)) {
    const one = lineOf(movement, order);
    if (isLeft(one)) faults.push(one.left);
    else lines.push(one.right);
  }
  return faults.length > 0 ? left(faults.slice(0, mostFaults)) : right(lines);
}
