import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { ReportCell } from '#application/reports/report.ts';
import type { SubsidyPage } from '#application/subsidies/subsidy-page.ts';
import { subsidyColumns, type SubsidyView, type TypedRow } from '#application/subsidies/subsidy-rows.ts';
import { dayInFigures } from '#application/tables/cell-text.ts';
import { registerLink } from '#domain/subsidies/register-link.ts';
import type { Speech } from '#ui-web/speech.ts';

/** A cell as the reader sees it: text, a masked person, or a link. */
export type SubsidyCellView =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'masked'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** The columns that a page shows after the title; the detail shows them all. */
const shownColumns: Readonly<Record<SubsidyView, readonly string[]>> = {
  calls: ['Código', 'Departamento', 'Organo', 'Fecha', 'MRR'],
  'by-call': ['Instrumento', 'Año', 'Fecha de concesión', 'Cuenta', 'Importe'],
  grants: ['Departamento', 'Beneficiario', 'Fecha de concesión', 'Importe'],
};
const title = 'Convocatoria';

const kinds: Readonly<Record<string, 'short' | 'number' | 'amount'>> = {
  Código: 'short',
  Fecha: 'short',
  'Fecha de concesión': 'short',
  Año: 'number',
  Cuenta: 'number',
  Importe: 'amount',
};
const sortedBy: Readonly<Record<string, 'amount' | 'year'>> = { Importe: 'amount', Año: 'year' };

/** The heading of a column in the reader's language, which is also that of the file. */
export const columnWord = ({ t }: Speech, column: string): string => t(`records:file.${column}`);

export interface HeadView {
  readonly id: string;
  readonly head: string;
  readonly kind: 'text' | 'short' | 'number' | 'amount';
  /** The number by which the rows can be sorted, if any, and how they are sorted. */
  readonly by: 'amount' | 'year' | null;
  readonly sorted: 'ascending' | 'descending' | 'none';
}

/** The column headings of a page's table. */
export const headViews = (
  { view, sort }: Pick<SubsidyPage, 'view' | 'sort'>,
  speech: Speech,
): readonly HeadView[] =>
  [title, ...shownColumns[view]].map((column) => {
    const by = sortedBy[column] ?? null;
    const direction = sort?.descending ? 'descending' : 'ascending';
    return {
      id: column,
      head: columnWord(speech, column),
      kind: kinds[column] ?? 'text',
      by,
      sorted: by !== null && sort?.by === by ? direction : 'none',
    };
  });

function cellView(
  cell: ReportCell | undefined,
  column: string,
  code: string,
  speech: Speech,
): SubsidyCellView {
  const words = (text: string): SubsidyCellView => ({ kind: 'words', text });
  if (cell === undefined || cell.kind === 'blank') return words('');
  if (cell.kind === 'money') return words(formatMoney(cell.amount));
  if (cell.kind === 'count') return words(formatCount(cell.count));
  if (cell.kind === 'day') return words(dayInFigures(cell.day, speech.language));
  if (cell.kind === 'year') return words(String(cell.year));
  if (cell.kind === 'link') return words(cell.href);
  if (cell.kind !== 'text') return words(cell.kind === 'term' ? columnWord(speech, cell.term) : '');
  const { text } = cell;
  const register = column === 'Código' ? registerLink(code) : null;
  if (register !== null) return { kind: 'link', text, href: register };
  if (column === 'Beneficiario' && text.startsWith('***')) return { kind: 'masked', text };
  return words(text);
}

/** The cells of a row that the page shows. */
export const cellViews = (row: TypedRow, view: SubsidyView, speech: Speech): readonly SubsidyCellView[] =>
  shownColumns[view].map((column) =>
    cellView(row.typed[subsidyColumns[view].indexOf(column)], column, row.code, speech),
  );

export interface SubsidyFactView {
  readonly term: string;
  readonly value: SubsidyCellView;
}

/** Columns that the detail shows in its own way. */
const shownApart = new Set([title, 'URL', 'Enlace Concesión', 'Importe', 'Código', 'URL de las BBRR']);

/** All fields of a row that are not blank. Only addresses of the web become links. */
export function subsidyFactViews(
  row: TypedRow,
  view: SubsidyView,
  speech: Speech,
): readonly SubsidyFactView[] {
  const columns = subsidyColumns[view];
  const facts = columns
    .filter((column) => !shownApart.has(column))
    .map((column) => ({
      term: columnWord(speech, column),
      value: cellView(row.typed[columns.indexOf(column)], column, row.code, speech),
    }))
    .filter(({ value }) => value.text !== '');
  return [...facts, ...termsFact(row, view, speech), ...registerFact(row, speech)];
}

function termsFact(row: TypedRow, view: SubsidyView, { t }: Speech): readonly SubsidyFactView[] {
  const href = row.cells[subsidyColumns[view].indexOf('URL de las BBRR')] ?? '';
  if (href === '') return [];
  const isAddress = /^(?:https?:\/\/|\/(?!\/))/u.test(href);
  const value: SubsidyCellView = isAddress
    ? { kind: 'link', text: t('subsidies:one.termsLink'), href }
    : { kind: 'words', text: href };
  return [{ term: t('subsidies:one.terms'), value }];
}

function registerFact({ code }: TypedRow, { t }: Speech): readonly SubsidyFactView[] {
  const href = registerLink(code);
  if (href === null) return [];
  const text = t('subsidies:one.registerLink', { code: code.trim() });
  return [{ term: t('subsidies:one.register'), value: { kind: 'link', text, href } }];
}
