import { subsidyColumns, type SubsidyView, type TypedRow } from '../../subsidies/subsidy-rows.ts';
import { flowing, type FlowingReport, type Report, wholeReport, withWholeLinks } from '../report.ts';
import { type TableOrigin, tableOrigin } from './table-origin.ts';

/**
 * The names of the downloads. The specification (3, section 7) has two names for three tables; grants put together by
 * call have one of their own, so that no file replaces another.
 */
export const subsidyFileName = (view: SubsidyView): string => fileNames[view];

const fileNames: Readonly<Record<SubsidyView, string>> = {
  calls: 'convocatorias',
  'by-call': 'concesiones-por-convocatoria',
  grants: 'concesiones',
};

/** A table of the subsidies page as its download, whose rows are made while they are written. */
export function flowingSubsidies(
  view: SubsidyView,
  rows: readonly TypedRow[],
  origin: TableOrigin,
): FlowingReport {
  const report: FlowingReport = {
    table: {
      key: view === 'calls' ? 'convocatorias' : 'concesiones',
      columns: subsidyColumns[view],
      rows: flowing(rows, ({ typed }) => typed),
    },
    further: [],
    provenance: tableOrigin(origin, rows.length),
  };
  return origin.site === undefined ? report : withWholeLinks(report, origin.site);
}

/** The same with all rows in memory. */
export const subsidiesReport = (view: SubsidyView, rows: readonly TypedRow[], origin: TableOrigin): Report =>
  wholeReport(flowingSubsidies(view, rows, origin));
