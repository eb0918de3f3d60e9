import { wholeReport } from '#application/reports/report.ts';
import { right } from '#domain/shared/result.ts';
import type { Means, Render } from '../render.ts';
import { ofKind } from '../report-content.ts';

/** The width of a table without a terminal, and the most columns of a wide terminal that it uses. */
const usual = { columns: 108, most: 160 };
/** A comparison fits four rules in it. */
const ofComparison = { columns: 80, most: 120 };

const widthIn = ({ columns }: Means, room: typeof usual): number =>
  columns ? Math.min(columns, room.most) : room.columns;

const text = (lines: readonly string[]): string => lines.join('\n').concat('\n');

/** A report as lines for people. What is loaded depends on the kind of report. */
export const renderTable: Render = async (content, means) => {
  const { say, paint, language } = means;
  const style = { columns: widthIn(means, usual), paint };
  return right(
    await ofKind<Promise<string>>(
      {
        budget: async ({ computed, explained }) => {
          const { budgetLines } = await import('./budget/budget-lines.ts');
          return text(budgetLines(computed, explained, { ...style, currency: computed.currency, say }));
        },
        comparison: async ({ compared }) => {
          const { comparisonTable } = await import('./comparison/comparison-table.ts');
          const { currency } = compared;
          const columns = widthIn(means, ofComparison);
          return text(comparisonTable(compared, { columns, currency, say, paint }));
        },
        tally: async ({ counted }) => {
          const { tallyTable } = await import('./tally/tally-table.ts');
          const { tallyReport } = await import('#application/reports/tally/tally-report.ts');
          return tallyTable(counted, tallyReport(counted).table, { ...style, say });
        },
        transparency: async ({ counted, origin }) => {
          const { countLines } = await import('./transparency/count-lines.ts');
          return text(countLines(counted, origin.name, { ...style, say, locale: language }));
        },
        rows: async ({ report, lines }) => {
          if (lines) return text(lines(style));
          const { tableLines } = await import('./table-lines.ts');
          const notes = (report.told ?? []).map(([label, words]) => `${label}: ${words}`);
          const rows = tableLines(wholeReport(report).table, { ...style, say });
          return text([...rows, ...(notes.length > 0 ? ['', ...notes] : [])]);
        },
      },
      content,
    ),
  );
};
