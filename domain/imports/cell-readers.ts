import { addDays, type CalendarDay, parseDay } from '../shared/calendar-day.ts';
import { cents, isAmbiguousAmount, notationOf, parseAmount } from '../shared/money.ts';
import { nearWord } from '../shared/near-word.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { importText, plainHeader, type ImportCell } from './sheet.ts';

/** Why a cell is not what its column has. */
export type CellFaultKind =
  | 'missing'
  | 'tooLong'
  | 'errorOfSheet'
  | 'notAnAmount'
  | 'ambiguousAmount'
  | 'notADay'
  | 'notACode'
  | 'notANumber'
  | 'notYesOrNo'
  | 'notAChoice'
  | 'notAnEmail'
  | 'identity'
  | 'notABirthYear'
  | 'notABirthDay'
  | 'notACensusCode'
  | 'notAPostalCode';

/** What is wrong in a cell, and what was probably meant: a text that can be written in its place. */
export interface CellFault {
  readonly kind: CellFaultKind;
  readonly suggestion: string | null;
}

/** What a reader knows of the other cells of its column. */
export interface ColumnSense {
  /** Another cell of the column has a point before decimals, so that `1.234` may not be a thousand. */
  readonly hasPlainAmounts: boolean;
}

/** Reads a cell that is not blank. */
export type CellReader = (cell: ImportCell, sense: ColumnSense) => Either<CellFault, unknown>;

const fault = (kind: CellFaultKind, suggestion: string | null = null) => left({ kind, suggestion });

/** What a spreadsheet writes in a cell whose formula failed. */
const sheetError =
  /^#(?:REF|N\/A|NAME|VALUE|VALOR|DIV\/0|NUM|NULL|¡REF|¿NOMBRE|¡VALOR|¡DIV\/0|¡NUM|¡NULO)[!?]?$/u;

/** Whether a cell has the result of a formula that failed. */
export const isSheetError = (cell: ImportCell): boolean => sheetError.test(importText(cell));

/** Words, of a length at most. */
export const readWords =
  (most: number): CellReader =>
  (cell) => {
    const text = importText(cell);
    return text.length > most ? fault('tooLong', text.slice(0, most)) : right(text);
  };

/** Euros as cents. A number of a spreadsheet may have the dust of its arithmetic, but no part of a cent. */
export const moneyOf: CellReader = (cell, { hasPlainAmounts }) => {
  if (typeof cell === 'number') {
    const whole = Math.round(cell * 100);
    if (!Number.isSafeInteger(whole)) return fault('notAnAmount');
    const isWhole = Math.abs(cell * 100 - whole) < 0.001;
    return isWhole ? right(cents(whole === 0 ? 0 : whole)) : fault('notAnAmount', written(whole));
  }
  // A minus behind the amount is how accounting programs write it.
  const text = importText(cell).replace(/^(.*\d)\s?-$/u, '-$1');
  const read = parseAmount(text);
  if (isLeft(read)) return fault('notAnAmount', written(read.left.suggestion));
  if (hasPlainAmounts && isAmbiguousAmount(text)) return fault('ambiguousAmount', `${text},00`);
  return read;
};

/** An amount as `moneyOf` reads it again. */
const written = (whole: number | null): string | null =>
  whole === null ? null : (whole / 100).toFixed(2).replace('.', ',');

/** Whether amounts of a column have a point before decimals. */
export const hasPlainAmounts = (cells: Iterable<ImportCell>): boolean => {
  for (const cell of cells) if (typeof cell === 'string' && notationOf(cell) === 'plain') return true;
  return false;
};

/** Days of these numbers are between 1954 and 2119: a number outside is something else. */
const [firstSerial, lastSerial] = [20_000, 80_000];

function dayIn(text: string): CalendarDay | null {
  const [date = ''] = text.split(/[ T]/u, 1);
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(date) ?? [];
  if (year !== undefined) return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parseDay(date.replaceAll('/', '-'));
}

/** A day: 23/11/2026, 2026-11-23, or the number that spreadsheets count from 1900. */
export const dayOf: CellReader = (cell) => {
  const serial = typeof cell === 'number' ? cell : Number(/^\d{5}$/u.exec(importText(cell))?.[0]);
  if (serial >= firstSerial && serial <= lastSerial)
    return right(addDays('1899-12-30' as CalendarDay, Math.floor(serial)));
  const text = importText(cell);
  const day = dayIn(text);
  if (day !== null) return right(day);
  // A year of two digits is a guess: it is suggested, not taken.
  const full = text.replace(/^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/u, '$120$2');
  return fault('notADay', full !== text && dayIn(full) !== null ? full : null);
};

/** A code of digits; spreadsheets drop leading zeros and add decimals. */
export const readDigits: CellReader = (cell) => {
  const text = importText(cell).replace(/[.,]0+$/u, '');
  return /^\d{1,12}$/u.test(text) ? right(text) : fault('notACode');
};

/** A number with decimals: a coordinate. */
export const numberWithin =
  (least: number, most: number): CellReader =>
  (cell) => {
    const number = typeof cell === 'number' ? cell : Number(importText(cell).replace(',', '.'));
    return number >= least && number <= most ? right(number) : fault('notANumber');
  };

/** A whole number that is not negative. */
export const wholeOf: CellReader = (cell) => {
  const number = typeof cell === 'number' ? cell : Number(importText(cell));
  return Number.isSafeInteger(number) && number >= 0 ? right(number) : fault('notANumber');
};

const yes = new Set(['si', 's', 'x', 'true', '1', 'verdadero', 'cert', 'yes', 'y', 'bai']);
const no = new Set(['no', 'n', 'false', '0', 'falso', 'fals', 'ez']);

/** Yes or no, as spreadsheets and people write it. */
export const yesNoOf: CellReader = (cell) => {
  const word = plainHeader(importText(cell));
  if (yes.has(word)) return right(true);
  return no.has(word) ? right(false) : fault('notYesOrNo');
};

/** One of some words, each under the names that people write for it. */
export const readChoice =
  (choices: Readonly<Record<string, readonly string[]>>): CellReader =>
  (cell) => {
    const word = plainHeader(importText(cell));
    const known = Object.entries(choices);
    const found = known.find(([name, others]) => [name, ...others].some((one) => plainHeader(one) === word));
    return found === undefined
      ? fault('notAChoice', nearWord(importText(cell), Object.keys(choices)))
      : right(found[0]);
  };

/** An address for mail. */
export const emailOf: CellReader = (cell) => {
  const text = importText(cell).replace(/^mailto:/iu, '');
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? right(text) : fault('notAnEmail');
};
