import type { Language } from '#domain/shared/localized-text.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { callsOf, grantsOf } from '#domain/subsidies/of-entity.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import { searchSubsidies, sortSubsidies } from '#domain/subsidies/subsidy-table.ts';
import type { SubsidyPage } from './subsidy-page.ts';
import { byCallRows, callRows, grantRows, type TypedRow } from './subsidy-rows.ts';

/** What the source gave for a year: the calls, or the grants. */
export type SubsidyRecords =
  | { readonly kind: 'calls'; readonly calls: readonly SubsidyCall[] }
  | { readonly kind: 'grants'; readonly grants: readonly Grant[] };

/** The rows of a page, in their order, and what their amounts come to. */
export interface SubsidyTable {
  readonly rows: readonly TypedRow[];
  /** How many calls or grants the rows stand for; a call has a row for each year, instrument and line of the budget. */
  readonly counted: number;
  /** Null in tables without amounts. */
  readonly sum: Cents | null;
}

/** The table of a page of the subsidies: of one entity where the page says so, searched and put in order. */
export function subsidyTable(
  records: SubsidyRecords,
  { view, search, sort, entity }: Pick<SubsidyPage, 'view' | 'search' | 'sort' | 'entity'>,
  language: Language,
): SubsidyTable {
  const found = searchSubsidies(rowsOf(records, view, entity, language), search);
  const rows = sort === null ? found : sortSubsidies(found, sort);
  const sum = rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const counted = view === 'by-call' ? callsAmong(rows) : rows.length;
  return { rows, counted, sum: records.kind === 'calls' ? null : cents(sum) };
}

const callsAmong = (rows: readonly TypedRow[]): number =>
  new Set(rows.map(({ code, title }) => JSON.stringify([code, title.text]))).size;

function rowsOf(
  records: SubsidyRecords,
  view: SubsidyPage['view'],
  entity: string,
  language: Language,
): readonly TypedRow[] {
  if (records.kind === 'calls')
    return callRows(entity === '' ? records.calls : callsOf(records.calls, entity), language);
  const grants = entity === '' ? records.grants : grantsOf(records.grants, entity);
  return view === 'by-call' ? byCallRows(grants, language) : grantRows(grants, language);
}
