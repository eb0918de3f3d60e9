import { isFunded } from '#domain/budget/allocation.ts';
import type { Bounds } from '#domain/budget/changes/bounds.ts';
import type { CostBounds, ProjectChanges } from '#domain/budget/changes/changes.ts';
import { type LeastChange, marginOf } from '#domain/budget/changes/margin.ts';
import { cents } from '#domain/shared/money.ts';
import { type Analysed, analysedProvenance } from '../analysed.ts';
import { blank, count, money, type Report, type ReportCell, term, text } from '../report.ts';

/** The columns of the first table: a row for each project. */
export const changesColumns = [
  'id',
  'title',
  'amount',
  'votes',
  'result',
  'ballotsAtLeast',
  'ballotsAtMost',
  'costAtLeast',
  'costAtMost',
] as const;

/** What would have changed an outcome, as tables: each project, then the margin if all projects were asked about. */
export function changesReport(
  changes: readonly ProjectChanges[],
  ofAll: boolean,
  analysed: Analysed,
): Report {
  const { ballots, cost } = marginOf(changes);
  const margins = [
    marginRow('furtherBallots', ballots, count),
    marginRow('lowerCost', cost, (amount) => money(cents(amount))),
  ];
  const columns = ['change', 'atLeast', 'atMost', 'id'];
  return {
    table: { key: 'changes', columns: changesColumns, rows: changes.map(rowOf) },
    further: [{ key: 'margin', columns, rows: ofAll ? margins.filter((row) => row !== null) : [] }],
    provenance: analysedProvenance(analysed),
    currency: analysed.currency,
    subject: analysed.input.name,
    schema: { name: 'concejo/budget-changes', version: 1 },
  };
}

function rowOf({ entry, ballots, cost }: ProjectChanges): readonly ReportCell[] {
  const { project, votes } = entry;
  return [
    text(project.id),
    text(project.title),
    money(project.amount),
    count(votes),
    term(isFunded(entry) ? 'funded' : entry.reason),
    ...boundCells(ballots, count),
    ...boundCells(cost, (amount) => money(cents(amount))),
  ];
}

type Written = (number: number) => ReportCell;

const boundCells = (bounds: Bounds | CostBounds | null, written: Written): readonly ReportCell[] =>
  bounds === null ? [blank, blank] : [cellOf(bounds.low, written), cellOf(bounds.high, written)];

const cellOf = (number: number | null, written: Written): ReportCell =>
  number === null ? blank : written(number);

function marginRow(key: string, least: LeastChange | null, written: Written): readonly ReportCell[] | null {
  if (least === null) return null;
  const project = least.project === null ? blank : text(least.project);
  return [term(key), written(least.low), cellOf(least.high, written), project];
}
