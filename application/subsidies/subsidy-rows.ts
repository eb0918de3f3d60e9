import {
  blank,
  count,
  dayCell,
  linkCell,
  money,
  type ReportCell,
  term,
  text,
  yearCell,
} from '../reports/report.ts';
import { dayInFigures } from '../tables/cell-text.ts';
import { formatCount, formatMoney } from '../text/numbers.ts';
import { type FoundText, type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { type CallTotal, grantsByCall } from '#domain/subsidies/grants-by-call.ts';
import { registerLink } from '#domain/subsidies/register-link.ts';
import { type Grant, type SubsidyCall, yearOf } from '#domain/subsidies/subsidy.ts';
import type { SubsidyRow } from '#domain/subsidies/subsidy-table.ts';

/** The tables of the subsidies page: calls, grants put together by call, single grants (specification 3, section 2). */
export const subsidyViews = ['calls', 'by-call', 'grants'] as const;
export type SubsidyView = (typeof subsidyViews)[number];

/** The columns of each table, as the specification names them (3, section 3). */
export const subsidyColumns: Readonly<Record<SubsidyView, readonly string[]>> = {
  calls: ['Código', 'MRR', 'Departamento', 'Organo', 'Fecha', 'Convocatoria', 'URL'],
  'by-call': [
    'Convocatoria',
    'Importe',
    'Cuenta',
    'Instrumento',
    'Año',
    'Fecha de concesión',
    'URL de las BBRR',
    'Aplicación',
  ],
  grants: [
    'Administración',
    'Departamento',
    'Convocatoria',
    'Enlace Concesión',
    'URL de las BBRR',
    'Aplicación presupuestaria',
    'Fecha de concesión',
    'Beneficiario',
    'Importe',
    'Detalles',
  ],
};

/** A row with its typed cells, and what each of them shows. */
export interface TypedRow extends SubsidyRow {
  readonly typed: readonly ReportCell[];
  /** The title of the call as it was found for the reader. */
  readonly title: FoundText;
  /** The number of the call in the national register. */
  readonly code: string;
}

type Numbers = Pick<TypedRow, 'amount' | 'year' | 'code'>;

/** Cells are made when they are asked for: all of a long table need not be in memory. */
class Row implements TypedRow {
  readonly title: FoundText;
  readonly amount: number | null;
  readonly year: number | null;
  readonly code: string;
  readonly #typed: () => readonly ReportCell[];
  #cells: readonly string[] | null = null;

  constructor(title: FoundText, { amount, year, code }: Numbers, typed: () => readonly ReportCell[]) {
    [this.title, this.amount, this.year, this.code, this.#typed] = [title, amount, year, code, typed];
  }

  get typed(): readonly ReportCell[] {
    return this.#typed();
  }

  /** Kept, since readers search them letter by letter. */
  get cells(): readonly string[] {
    this.#cells ??= this.typed.map(shown);
    return this.#cells;
  }
}

/**
 * What a reader sees in a cell and may look for: days as files have them and as pages do. Years are no counts: they have
 * no grouping.
 */
function shown(cell: ReportCell): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'day')
    return [cell.day, dayInFigures(cell.day, 'es'), dayInFigures(cell.day, 'eu')].join(' ');
  if (cell.kind === 'link') return cell.href;
  if (cell.kind === 'year') return String(cell.year);
  if (cell.kind === 'money') return formatMoney(cell.amount);
  if (cell.kind === 'term') return cell.term;
  return cell.kind === 'count' ? formatCount(cell.count) : '';
}

const called = (title: LocalizedText, language: Language) => textFor(title, language, 'es');

export const callRows = (calls: readonly SubsidyCall[], language: Language): readonly TypedRow[] =>
  calls.map(({ code, recoveryPlan, department, body, date, title }) => {
    const found = called(title, language);
    const typed = () => [
      text(code),
      recoveryPlan ? term('Sí') : blank,
      text(department),
      text(body),
      dayCell(date),
      text(found.text),
      linkCell(registerLink(code) ?? ''),
    ];
    return new Row(found, { amount: null, year: yearOf(date), code }, typed);
  });

export const byCallRows = (grants: readonly Grant[], language: Language): readonly TypedRow[] =>
  grantsByCall(grants).map((total: CallTotal) => {
    const found = called(total.call, language);
    const typed = () => [
      text(found.text),
      money(total.amount),
      count(total.count),
      text(total.instrument),
      yearCell(total.year),
      dayCell(total.date),
      linkCell(total.termsUrl),
      text(total.budgetLine),
    ];
    return new Row(found, { amount: total.amount, year: total.year, code: total.callCode }, typed);
  });

export const grantRows = (grants: readonly Grant[], language: Language): readonly TypedRow[] =>
  grants.map((grant) => {
    const found = called(grant.call, language);
    const typed = () => [
      text(grant.administration),
      text(grant.department),
      text(found.text),
      linkCell(registerLink(grant.callCode) ?? ''),
      linkCell(grant.termsUrl),
      text(grant.budgetLine),
      dayCell(grant.date),
      text(grant.beneficiary),
      money(grant.amount),
      text(grant.details),
    ];
    return new Row(found, { amount: grant.amount, year: yearOf(grant.date), code: grant.callCode }, typed);
  });
