import { type FlowingReport, type Report, wholeReport } from '#application/reports/report.ts';
import type { ReportWords } from '#application/reports/report-writer.ts';
import type { Means } from './render.ts';
import { ofKind, type ReportContent } from './report-content.ts';
import { wordingOf } from './words/wording.ts';

/** A report as tables, with the words of their headings and terms: the input of every format that writes rows. */
export interface ReportTables {
  readonly report: Report;
  readonly wording: ReportWords;
}

/**
 * The tables of any report. What is loaded to make them depends on the kind of report. In a file of one table, the
 * reasons of a budget result are columns of that table; elsewhere they have a table of their own.
 */
export async function tablesOf(
  content: ReportContent,
  { say, language }: Pick<Means, 'say' | 'language'>,
  hasOneTable = false,
): Promise<ReportTables> {
  const report = await ofKind<Report | Promise<Report>>(
    {
      budget: async ({ computed, explained, about }) => {
        const { budgetReport } = await import('#application/reports/budget/budget-report.ts');
        const { originEntries } = await import('./words/origin-entries.ts');
        const report = budgetReport(computed, explained, hasOneTable ? 'beside' : 'apart');
        const { resultSheet } = await import('#application/reports/budget/result-sheet.ts');
        const { nameOf, sheetSubject } = await import('./words/sheet-subject.ts');
        const { resultPageIn, resultSheetIn } = await import('../texts/sentences-in.ts');
        const subject = sheetSubject(about, computed.allocation.rule, resultPageIn(language), language);
        return {
          ...report,
          subject: nameOf(subject, computed.input.name),
          told: originEntries(computed, say),
          sheet: resultSheet(subject, computed, resultSheetIn(language)),
        };
      },
      comparison: async ({ compared, part }) => {
        const { comparisonReport } = await import('#application/reports/comparison/comparison-report.ts');
        return comparisonReport(compared, part);
      },
      tally: async ({ counted }) => {
        const { tallyReport } = await import('#application/reports/tally/tally-report.ts');
        return tallyReport(counted);
      },
      transparency: async ({ counted, origin }) => {
        const { transparencyReport } = await import(
          '#application/reports/transparency/transparency-report.ts'
        );
        return transparencyReport(counted, language, origin);
      },
      rows: ({ report }) => wholeReport(report),
    },
    content,
  );
  return { report, wording: wordingOf(content, say) };
}

/** The same for formats that write rows as they are read: those of a long table are made meanwhile. */
export async function flowingTablesOf(
  content: ReportContent,
  means: Pick<Means, 'say' | 'language'>,
  hasOneTable = false,
): Promise<{ readonly report: FlowingReport; readonly wording: ReportWords }> {
  return content.kind === 'rows'
    ? { report: content.report, wording: wordingOf(content, means.say) }
    : tablesOf(content, means, hasOneTable);
}
