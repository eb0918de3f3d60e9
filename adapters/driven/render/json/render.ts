import { wholeReport } from '#application/reports/report.ts';
import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { ofKind } from '../report-content.ts';

/** A report as a document for programs. What is loaded depends on the kind of report. */
export const renderJson: Render = async (content) =>
  right(
    await ofKind<Promise<string>>(
      {
        budget: async ({ computed, explained }) => {
          const { budgetJson } = await import('#application/reports/budget/budget-json.ts');
          return budgetJson(computed, explained);
        },
        comparison: async ({ compared }) => {
          const { comparisonJson } = await import('#application/reports/comparison/comparison-json.ts');
          return comparisonJson(compared);
        },
        tally: async ({ counted }) => {
          const { tallyJson } = await import('./tally-json.ts');
          return tallyJson(counted);
        },
        transparency: async ({ counted, origin }) => {
          const { transparencyJson } = await import('#application/reports/transparency/transparency-json.ts');
          return transparencyJson(counted, origin);
        },
        rows: async ({ report }) => {
          const { reportJson } = await import('./report-json.ts');
          return reportJson(wholeReport(report));
        },
      },
      content,
    ),
  );
