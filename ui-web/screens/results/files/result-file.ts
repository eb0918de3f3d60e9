import {
  blank,
  count,
  decimal,
  money,
  type Report,
  type ReportCell,
  type ReportSheet,
  text,
} from '#application/reports/report.ts';
import { formatCount, shareTenths } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { blankRowId } from '../parts/blank-view.ts';
import type { BudgetResultView } from '../kinds/budget-amount/result.ts';
import type { ResultView } from '../parts/result-view.ts';
import { csvOf } from './csv.ts';
import { drawnAs, resultProvenance } from './result-document.ts';
import { countSheetOf, type SheetPlace, sheetOf } from './result-sheet.ts';
import { type Figures, inFile, rowName } from '../parts/figures.ts';

/** The table of a result as a file, with the rows of the page; each format writes these same rows. */
export interface ResultFile {
  /** Without the file extension, which depends on the format. */
  readonly name: string;
  /** Its headings are already translated. */
  readonly report: Report;
  /** What a printed report says of the result itself; a budget that is not decided has none. */
  readonly sheetFor?: (place: SheetPlace) => ReportSheet;
}

type Rows = readonly (readonly ReportCell[])[];

function fileOf(
  name: string,
  survey: Survey,
  tally: Tally,
  columns: readonly string[],
  rows: Rows,
  speech: Speech,
): ResultFile {
  const subject = textOf(speech.said(survey.title));
  return {
    name: `${name}-${survey.id}`,
    report: {
      table: { key: 'result', columns, rows },
      further: [],
      provenance: [
        [speech.t('results:file.survey'), subject],
        [speech.t('results:columns.ballots'), formatCount(tally.ballots)],
      ],
      subject,
      ...drawnAs(columns, rows),
    },
    sheetFor: countSheetOf(survey, tally, speech),
  };
}

/** A table of figures as a file. */
export const figuresFile = (
  survey: Survey,
  tally: Tally,
  figures: Pick<Figures, 'heads' | 'rows'>,
  speech: Speech,
): ResultFile => fileOf(speech.t('results:fileName'), survey, tally, figures.heads, inFile(figures), speech);

/** The texts that were written, one answer a line. */
export const textsFile = (survey: Survey, tally: Tally, speech: Speech): ResultFile =>
  fileOf(
    speech.t('results:answersFile'),
    survey,
    tally,
    [speech.t('results:columns.answer')],
    tally.texts.map((written) => [text(written)]),
    speech,
  );

/** The answers or proposals of a question with their votes; for a budget also the outcome of each. */
export function resultFile(
  survey: Survey,
  tally: Tally,
  view: ResultView | BudgetResultView,
  speech: Speech,
): ResultFile {
  const { question } = survey;
  const { t } = speech;
  const isBudget = question.kind === 'budgetAmount';
  const amounts = new Map(isBudget ? question.proposals.map(({ id, amount }) => [String(id), amount]) : []);
  const columns = [
    'position',
    isBudget ? 'proposal' : 'answer',
    'votes',
    'share',
    ...(isBudget ? ['amount', 'outcome', 'detail'] : []),
  ];
  const rows = view.rows.map((row): readonly ReportCell[] => {
    const isBlank = row.id === blankRowId;
    const votes = (isBlank ? tally.blank : tally.counts.get(row.id)) ?? 0;
    const counted = [
      isBlank ? blank : count(Number(row.position)),
      rowName(row.title, isBlank),
      count(votes),
      decimal(shareTenths(votes, tally.ballots), 1),
    ];
    if (!isBudget) return counted;
    const amount = amounts.get(row.id);
    if (amount === undefined) return [...counted, blank, blank, blank];
    const detail = row.outcome?.detail;
    return [
      ...counted,
      money(amount),
      text(row.outcome?.text ?? ''),
      text(typeof detail === 'string' ? detail : ''),
    ];
  });
  const heads = columns.map((column) => t(`results:columns.${column}`));
  const file = fileOf(t('results:fileName'), survey, tally, heads, rows, speech);
  const { chart } = file.report;
  const grouped = chart && isBudget ? { chart: { ...chart, group: t('results:columns.outcome') } } : {};
  const whole = { ...file, report: { ...file.report, ...grouped, told: resultProvenance(view, speech) } };
  const allocation = 'allocation' in view ? view.allocation : null;
  if (allocation !== null) return { ...whole, sheetFor: sheetOf(survey, allocation, speech) };
  const { sheetFor: _, ...undecided } = whole;
  return isBudget ? undecided : whole;
}

/** The file as separated text: CSV, or TSV with tabs between the cells. */
export const asText = ({ report: { table } }: ResultFile, format: 'CSV' | 'TSV' = 'CSV'): string =>
  csvOf([table.columns.map(text), ...table.rows], format === 'CSV' ? ';' : '\t');
