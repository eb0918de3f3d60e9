import { subsidyColumns, type SubsidyView, type TypedRow } from '../../subsidies/subsidy-rows.ts';
import { type Report, withWholeLinks } from '../report.ts';
import { type TableOrigin, tableOrigin } from './table-origin.ts';

/** The names of the downloads (specification 3, section 7). */
export const subsidyFileName = (view: SubsidyView): 'convocatorias' | 'concesiones' =>
  view === 'calls' ? 'convocatorias' : 'concesiones';

/** A table of the subsidies page as its download. */
export const subsidiesReport = (
  view: SubsidyView,
  rows: readonly TypedRow[],
  origin: TableOrigin,
): Report => {
  const report: Report = {
    table: {
      key: subsidyFileName(view),
      columns: subsidyColumns[view],
      rows: rows.map(({ typed }) => typed),
    },
    further: [],
    provenance: tableOrigin(origin, rows.length),
  };
  return origin.site === undefined ? report : withWholeLinks(report, origin.site);
};
