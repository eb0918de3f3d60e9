import { blank, count, money, type ReportCell, term, text } from '../reports/report.ts';
import { formatAmount, formatCount } from '../text/numbers.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
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
}

function rowOf(typed: readonly ReportCell[], amount: number | null, year: number | null): TypedRow {
  return { typed, amount, year, cells: typed.map(shown) };
}

/** What a reader sees in a cell and may look for. Years are no counts: they have no grouping. */
function shown(cell: ReportCell): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'money') return formatAmount(cell.amount);
  return cell.kind === 'count' ? formatCount(cell.count) : '';
}

const called = (title: Grant['call'], language: Language) => text(textFor(title, language, 'es').text);

export const callRows = (calls: readonly SubsidyCall[], language: Language): readonly TypedRow[] =>
  calls.map(({ code, recoveryPlan, department, body, date, title }) =>
    rowOf(
      [
        text(code),
        recoveryPlan ? term('Sí') : blank,
        text(department),
        text(body),
        text(date ?? ''),
        called(title, language),
        text(registerLink(code) ?? ''),
      ],
      null,
      yearOf(date),
    ),
  );

export const byCallRows = (grants: readonly Grant[], language: Language): readonly TypedRow[] =>
  grantsByCall(grants).map((total: CallTotal) =>
    rowOf(
      [
        called(total.call, language),
        money(total.amount),
        count(total.count),
        text(total.instrument),
        text(total.year === null ? '' : String(total.year)),
        text(total.date ?? ''),
        text(total.termsUrl),
        text(total.budgetLine),
      ],
      total.amount,
      total.year,
    ),
  );

export const grantRows = (grants: readonly Grant[], language: Language): readonly TypedRow[] =>
  grants.map((grant) =>
    rowOf(
      [
        text(grant.administration),
        text(grant.department),
        called(grant.call, language),
        text(registerLink(grant.callCode) ?? ''),
        text(grant.termsUrl),
        text(grant.budgetLine),
        text(grant.date ?? ''),
        text(grant.beneficiary),
        money(grant.amount),
        text(grant.details),
      ],
      grant.amount,
      yearOf(grant.date),
    ),
  );
