import { formatShare } from '#application/text/numbers.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { blankRowId } from './blank-view.ts';
import type { ResultView } from './counted-view.ts';
import { type CsvCell, csvOf } from './csv.ts';
import { asCsv, type Figures } from './figures.ts';

/** The table of a result as a file, row by row as it stands on the page. */
export interface ResultFile {
  readonly name: string;
  readonly text: string;
}

/** A table of figures as a file. */
export const figuresFile = (
  { id }: Survey,
  figures: Pick<Figures, 'heads' | 'rows'>,
  { t }: Speech,
): ResultFile => ({
  name: `${t('results:fileName')}-${id}.csv`,
  text: asCsv(figures),
});

/** What was written, an answer a line. */
export const textsFile = ({ id }: Survey, texts: readonly string[], { t }: Speech): ResultFile => ({
  name: `${t('results:answersFile')}-${id}.csv`,
  text: csvOf([[t('results:columns.answer')], ...texts.map((text) => [text])]),
});

export function resultFile(survey: Survey, tally: Tally, view: ResultView, { t }: Speech): ResultFile {
  const { question } = survey;
  const isBudget = question.kind === 'budgetAmount';
  const amounts = new Map(isBudget ? question.proposals.map(({ id, amount }) => [String(id), amount]) : []);
  const columns = [
    'position',
    isBudget ? 'proposal' : 'answer',
    'votes',
    'share',
    ...(isBudget ? ['amount', 'outcome', 'detail'] : []),
  ];
  const rows = view.rows.map((row): readonly CsvCell[] => {
    const isBlank = row.id === blankRowId;
    const votes = (isBlank ? tally.blank : tally.counts.get(row.id)) ?? 0;
    const counted = [
      row.position,
      textOf(row.title),
      votes,
      formatShare(votes, tally.ballots).replace(/\s*%$/u, ''),
    ];
    if (!isBudget) return counted;
    const amount = amounts.get(row.id);
    if (amount === undefined) return [...counted, '', '', ''];
    const detail = row.outcome?.detail;
    return [...counted, { amount }, row.outcome?.text ?? '', typeof detail === 'string' ? detail : ''];
  });
  const heads = columns.map((column) => t(`results:columns.${column}`));
  return { name: `${t('results:fileName')}-${survey.id}.csv`, text: csvOf([heads, ...rows]) };
}
