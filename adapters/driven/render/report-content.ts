import type { ReadElection } from '#application/budget/election-input.ts';
import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import type { ProjectInWords } from '#application/reports/budget/projects-in-words.ts';
import type { ComparedBudget, ComparisonPart } from '#application/reports/comparison/comparison-report.ts';
import type { FlowingReport } from '#application/reports/report.ts';
import type { TableOrigin } from '#application/reports/tables/table-origin.ts';
import type { CountedSurvey } from '#application/reports/tally/tally-report.ts';
import type { IndexCount } from '#domain/transparency/count-points.ts';
import type { LineStyle } from '../terminal/line-style.ts';

/** The content of a file before it has a format: a member for each kind of report. */
export type ReportContent =
  | {
      readonly kind: 'budget';
      readonly computed: ComputedBudget;
      /** The details of the election's source, for a file of the election itself. */
      readonly about: NonNullable<ReadElection['about']>;
      /** Why each project was funded or not; null if it was not asked for. */
      readonly explained: readonly ProjectInWords[] | null;
    }
  | {
      readonly kind: 'comparison';
      readonly compared: ComparedBudget;
      /** The details of the election's source. */
      readonly about: NonNullable<ReadElection['about']>;
      /** The table that a format of one table gets. */
      readonly part: ComparisonPart;
    }
  | { readonly kind: 'tally'; readonly counted: CountedSurvey }
  | { readonly kind: 'transparency'; readonly counted: IndexCount; readonly origin: TableOrigin }
  /** Rows of any table. `lines` is how a terminal shows them; without it, as a table of all columns. */
  | {
      readonly kind: 'rows';
      readonly report: FlowingReport;
      readonly lines?: (style: LineStyle) => readonly string[];
    };

export type ReportKind = ReportContent['kind'];
export type ContentOf<K extends ReportKind> = Extract<ReportContent, { readonly kind: K }>;

/** The part of a format for each kind of report. */
export type ByKind<Result> = {
  readonly [K in ReportKind]: (content: ContentOf<K>) => Result;
};

/** Asks the entry of the content's own kind. */
export function ofKind<Result>(entries: ByKind<Result>, content: ReportContent): Result {
  const entry = entries[content.kind] as (content: ReportContent) => Result;
  return entry(content);
}
