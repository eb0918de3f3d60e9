import { readCells, type Row } from '#adapters/driven/csv/quoted-row.ts';
import type { BankListFault } from '#application/ports/server/payments/bank-list-reader.ts';
import type { BankOperation } from '#domain/payments/reconciliation/bank-lists.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { type Cents, cents, isAmbiguousAmount, parseAmount } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { bankText, mostFaults, shortened } from './bank-text.ts';

/** The columns that are needed, by the names that exports of Redsys give them (letters and digits only). */
const columnNames = {
  order: [
    'numerodepedido',
    'numeropedido',
    'numpedido',
    'npedido',
    'pedido',
    'codigodepedido',
    'dsorder',
    'order',
  ],
  day: ['fecha', 'fechaoperacion', 'fechadeoperacion', 'fechahora', 'fechayhora', 'dsdate', 'date'],
  amount: ['importe', 'importeeuros', 'importeoperacion', 'importedelaoperacion', 'dsamount', 'amount'],
  type: [
    'tipooperacion',
    'tipodeoperacion',
    'tipotransaccion',
    'tipo',
    'dstransactiontype',
    'transactiontype',
  ],
  result: [
    'resultadooperacionycodigo',
    'resultadooperacion',
    'resultado',
    'codigorespuesta',
    'respuesta',
    'estado',
    'dsresponse',
    'response',
  ],
} as const;
/** Missing where a shop has one currency. */
const currencyNames: readonly string[] = ['moneda', 'divisa', 'dscurrency', 'currency'];

type ColumnName = keyof typeof columnNames;
type Places = Readonly<Record<ColumnName, number>> & { readonly currency: number; readonly inCents: boolean };

const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');

/** Rows before the names of the columns: the shop, the days, a blank line. */
const mostPreamble = 20;

/** The places of the columns that a row names; null if it names no order. */
function placesIn({ cells }: Row): Places | null {
  const names = cells.map(plainName);
  const placeOf = (wanted: readonly string[]) =>
    wanted.map((name) => names.indexOf(name)).find((place) => place !== -1) ?? -1;
  const order = placeOf(columnNames.order);
  if (order === -1) return null;
  const amount = placeOf(columnNames.amount);
  return {
    order,
    amount,
    day: placeOf(columnNames.day),
    type: placeOf(columnNames.type),
    result: placeOf(columnNames.result),
    currency: placeOf(currencyNames),
    // Messages to shops count in cents; lists for people are in euros.
    inCents: names[amount] === 'dsamount',
  };
}

function* rowsOf(text: string, separator: string): Generator<Row> {
  for (let [at, line] = [0, 1]; at < text.length; ) {
    const row = readCells(text, at, line, separator, text.length);
    yield row;
    [at, line] = [row.next, row.nextLine];
  }
}

/** What is longer is none of the values that are read. */
const longestCell = 200;

/** A workbook writes `="0012…"` so that a number keeps its zeros. */
function plainCell(cell: string): string {
  const trimmed = cell.trim();
  // The mark makes it no value at all: what was cut off must not make one of it.
  if (trimmed.length > longestCell) return `${trimmed.slice(0, longestCell)}…`;
  return trimmed.replace(/^="(.*)"$/su, '$1');
}

const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '');

function dayIn(text: string): CalendarDay | null {
  const spanish = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\D.*)?$/su.exec(text);
  if (spanish === null) return parseDay(text.slice(0, 10));
  const [, day = '', month = '', year = ''] = spanish;
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Euros with a decimal comma; 1.234 is refused, since one reader takes it for a thousand times what another does. */
function amountIn(text: string, inCents: boolean): Cents | null {
  const bare = text.replace(/\s*(?:EUR|EUROS?|€)$/iu, '').replace(/^\+/u, '');
  if (inCents && /^-?\d{1,12}$/u.test(bare)) return cents(Number(bare));
  const read = isAmbiguousAmount(bare) ? left(null) : parseAmount(bare);
  return isLeft(read) ? null : read.right;
}

function kindIn(text: string): BankOperation['kind'] | null {
  const plain = plainName(text);
  if (/^devol|^refund|^3$/u.test(plain)) return 'refund';
  if (/^autoriz|^pago|^compra|^venta|^payment|^0$/u.test(plain)) return 'payment';
  return plain === '' ? null : 'other';
}

/** A word, a code or both: `Autorizada 225347`, `Denegada 190`, `0000`. A code of four digits is an answer. */
function isAuthorisedIn(text: string): boolean | null {
  const plain = plainName(text);
  if (/^(?:noautoriz|deneg|rechaz|sinfinaliz|cancel|anulad|error)/u.test(plain)) return false;
  if (/^(?:autoriz|acept|ok)/u.test(plain)) return true;
  if (!/^\d{3,4}$/u.test(plain)) return null;
  return Number(plain) <= 99 || Number(plain) === 900;
}

const isEuro = (text: string): boolean => /^(?:|eur|euros?|€|978)$/iu.test(text);

/** Reads one row; faults are noted, and the row is then null. */
function operationIn(
  { cells, line }: Row,
  places: Places,
  note: (fault: BankListFault) => void,
): BankOperation | null {
  const cell = (name: ColumnName | 'currency') => plainCell(cells[places[name]] ?? '');
  const wrong = (kind: BankListFault['kind'], columns: ColumnName | 'currency') =>
    note({ kind, line, columns, found: shortened(cell(columns)) });
  const order = cell('order');
  const [day, amount] = [dayIn(cell('day')), amountIn(cell('amount'), places.inCents)];
  const [kind, isAuthorised] = [kindIn(cell('type')), isAuthorisedIn(cell('result'))];
  const isOrder = /^\d{4}[0-9A-Za-z]{0,8}$/u.test(order);
  const isSigned = amount !== null && (amount >= 0 || kind === 'refund');
  if (!isOrder) wrong('notAnOrder', 'order');
  if (day === null) wrong('notADay', 'day');
  if (!isSigned) wrong('notAnAmount', 'amount');
  if (kind === null) wrong('unknownType', 'type');
  if (isAuthorised === null) wrong('unknownResult', 'result');
  if (!isEuro(cell('currency'))) wrong('otherCurrency', 'currency');
  if (!isOrder || day === null || !isSigned || kind === null || isAuthorised === null) return null;
  return { line, order, day, kind, isAuthorised, amount: cents(Math.abs(amount)) };
}

/** The sum that a last row claims, if it is one of totals. */
function claimedTotal({ cells }: Row, { order, amount, inCents }: Places): Cents | null {
  const isTotal =
    plainCell(cells[order] ?? '') === '' && cells.some((cell) => plainName(cell).startsWith('total'));
  return isTotal ? amountIn(plainCell(cells[amount] ?? ''), inCents) : null;
}

const sumOf = (operations: readonly BankOperation[], refundSign: number): number =>
  operations
    .filter(({ isAuthorised, kind }) => isAuthorised && kind !== 'other')
    .reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? refundSign * amount : amount), 0);

/** The separator of the names of the columns: that with which the row has most cells. */
const separatorOf = (text: string): string => {
  const head = text.slice(0, 20_000).split('\n', mostPreamble).join('\n');
  const counted = [';', '\t', ','].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';';
};

/** The rows below the names of the columns; left if there are none, or a column is missing. */
function tableIn(
  text: string,
): Either<
  readonly BankListFault[],
  { readonly places: Places; readonly width: number; readonly rows: readonly Row[] }
> {
  const rows: Row[] = [];
  for (const row of rowsOf(text, separatorOf(text))) {
    // Looking for the end of each quote that never closes would read the whole file again and again.
    if (row.openQuote !== null) return left([{ kind: 'openQuote', line: row.line }]);
    rows.push(row);
  }
  for (const [n, row] of rows.slice(0, mostPreamble).entries()) {
    const places = placesIn(row);
    if (places === null) continue;
    const missing = (Object.keys(columnNames) as ColumnName[]).filter((name) => places[name] === -1);
    if (missing.length > 0)
      return left(
        missing.map((name) => ({
          kind: 'missingColumn',
          line: row.line,
          columns: name,
          expected: columnNames[name].slice(0, 3).join(', '),
        })),
      );
    return right({ places, width: row.cells.length, rows: rows.slice(n + 1).filter((one) => !isBlank(one)) });
  }
  return left([{ kind: 'noTable', line: 1, expected: columnNames.order.slice(0, 3).join(', ') }]);
}

/**
 * Reads the list of operations that a shop exports from the pages of Redsys: separated by semicolons (or commas, or tabs),
 * with a row of names, in any order of columns. Tolerant in names, strict in what it reads: a row with a fault refuses the
 * file, since a sum without it would be wrong.
 */
export function readRedsysList(file: Uint8Array): Either<readonly BankListFault[], readonly BankOperation[]> {
  const decoded = bankText(file);
  if (isLeft(decoded)) return decoded;
  const table = tableIn(decoded.right);
  if (isLeft(table)) return table;
  const { places, width, rows } = table.right;
  const [faults, operations]: [BankListFault[], BankOperation[]] = [[], []];
  for (const [n, row] of rows.entries()) {
    const total = n === rows.length - 1 ? claimedTotal(row, places) : null;
    if (total !== null) {
      const sums = [sumOf(operations, 1), sumOf(operations, -1), sumOf(operations, 0)];
      if (!sums.includes(total))
        faults.push({ kind: 'wrongSum', line: row.line, found: String(total), expected: String(sums[1]) });
      continue;
    }
    if (row.cells.length < width) {
      faults.push({
        kind: 'cutRow',
        line: row.line,
        expected: String(width),
        found: String(row.cells.length),
      });
      continue;
    }
    const operation = operationIn(row, places, (fault) => faults.push(fault));
    if (operation !== null) operations.push(operation);
  }
  return faults.length > 0 ? left(faults.slice(0, mostFaults)) : right(operations);
}
