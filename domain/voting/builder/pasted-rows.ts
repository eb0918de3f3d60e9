import { hasPlainAmounts, moneyOf } from '../../imports/cell-readers.ts';
import { isLeft } from '../../shared/result.ts';
import type { Language } from '../../shared/localized-text.ts';

/** What a column of a pasted table has. A text has a language. */
export type PastedColumn =
  | { readonly kind: 'code' | 'district' | 'category' | 'amount' }
  | { readonly kind: 'text'; readonly language: Language };

/** The names that a column may have in the first row, as they are compared: folded. */
export interface PastedNames {
  readonly code: readonly string[];
  readonly text: readonly string[];
  readonly district: readonly string[];
  readonly category: readonly string[];
  readonly amount: readonly string[];
  /** The names of the languages: of `Título (valencià)` the last word. */
  readonly languages: ReadonlyMap<string, Language>;
}

/** An answer or a proposal of a pasted table. */
export interface PastedRow {
  /** Its number in the table, from 1 on. */
  readonly row: number;
  /** Null: one is made. */
  readonly code: string | null;
  readonly texts: ReadonlyMap<Language, string>;
  readonly district: string | null;
  readonly category: string | null;
  /** Cents; null if the table has none. */
  readonly amount: number | null;
}

/** Why a row is left out. */
export interface PastedFault {
  readonly row: number;
  readonly kind: 'noText' | 'twice' | 'amount';
  readonly found: string;
}

/** A table as it was pasted. */
export interface Pasted {
  readonly columns: readonly (PastedColumn | null)[];
  readonly rows: readonly PastedRow[];
  readonly faults: readonly PastedFault[];
}

/** Spreadsheets copy tabs; a semicolon separates only if every line has one, since a text may have one too. */
function cellsIn(lines: readonly string[]): readonly (readonly string[])[] {
  const hasTabs = lines.some((line) => line.includes('\t'));
  const separator = !hasTabs && lines.every((line) => line.includes(';')) ? ';' : '\t';
  const cellOf = (cell: string) =>
    cell
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .replaceAll('""', '"');
  return lines.map((line) => line.split(separator).map(cellOf));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a name of a column means; null if it means nothing here. */
function columnOf(name: string, names: PastedNames, usual: Language): PastedColumn | null {
  const words = plain(name);
  for (const kind of ['code', 'district', 'category', 'amount'] as const)
    if (names[kind].includes(words)) return { kind };
  const last = words.slice(words.lastIndexOf(' ') + 1);
  const language = names.languages.get(last);
  const rest = language === undefined ? words : words.slice(0, words.length - last.length).trim();
  if (rest !== '' && !names.text.includes(rest)) return null;
  return rest === '' && language === undefined ? null : { kind: 'text', language: language ?? usual };
}

/** Without names in the first row: a text alone, or a code, a text and an amount. */
function usualColumns(width: number, usual: Language): readonly PastedColumn[] {
  const text: PastedColumn = { kind: 'text', language: usual };
  if (width === 1) return [text];
  return width === 2 ? [text, { kind: 'amount' }] : [{ kind: 'code' }, text, { kind: 'amount' }];
}

/** The cells of a row by what their columns are: its texts by language, and the others, empty if there is none. */
function cellsByColumn(cells: readonly string[], columns: Pasted['columns']) {
  const texts = new Map<Language, string>();
  const found = { code: '', district: '', category: '', amount: '' };
  for (const [n, column] of columns.entries()) {
    const cell = cells[n] ?? '';
    if (column === null || cell === '') continue;
    if (column.kind === 'text') texts.set(column.language, cell);
    else found[column.kind] = cell;
  }
  return { texts, found };
}

function rowOf(
  cells: readonly string[],
  row: number,
  columns: Pasted['columns'],
  isPlain: boolean,
): PastedRow | PastedFault {
  const { texts, found } = cellsByColumn(cells, columns);
  if (texts.size === 0) return { row, kind: 'noText', found: cells.join(' ').trim() };
  const amount = found.amount === '' ? null : moneyOf(found.amount, { hasPlainAmounts: isPlain });
  if (amount !== null && (isLeft(amount) || Number(amount.right) < 0))
    return { row, kind: 'amount', found: found.amount };
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    row,
    code: orNull(found.code),
    texts,
    district: orNull(found.district),
    category: orNull(found.category),
    amount: amount === null ? null : Number(amount.right),
  };
}

/**
 * Reads what was copied from a spreadsheet as answers or proposals: one a line, columns recognised by the names of the first
 * row. A row without a text, with an amount that is none, or with a code that is there already is left out and named.
 *
 * @example readPasted('Código\tTítulo\tImporte\nJ1\tPista\t9.500,00 €', names, { usual: 'es', taken: [] })
 */
export function readPasted(
  text: string,
  names: PastedNames,
  { usual, taken }: { readonly usual: Language; readonly taken: readonly string[] },
): Pasted {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const table = cellsIn(lines);
  const [first = []] = table;
  const named = first.map((name) => columnOf(name, names, usual));
  const hasNames = named.some((column) => column !== null && column.kind === 'text');
  const columns = hasNames ? named : usualColumns(first.length, usual);
  const cells = hasNames ? table.slice(1) : table;
  const amounts = columns.findIndex((column) => column?.kind === 'amount');
  const isPlain = hasPlainAmounts(cells.map((one) => one[amounts] ?? ''));
  const known = new Set(taken);
  const [rows, faults]: [PastedRow[], PastedFault[]] = [[], []];
  for (const [n, one] of cells.entries()) {
    const read = rowOf(one, n + 1, columns, isPlain);
    if ('kind' in read) faults.push(read);
    else if (read.code !== null && known.has(read.code))
      faults.push({ row: read.row, kind: 'twice', found: read.code });
    else {
      if (read.code !== null) known.add(read.code);
      rows.push(read);
    }
  }
  return { columns, rows, faults };
}
