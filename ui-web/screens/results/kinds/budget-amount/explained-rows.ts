import { explanationWordsOf, explainedInWords } from '#application/reports/budget/projects-in-words.ts';
import type { ExplanationKey } from '#application/text/catalogue/keys/explanation.ts';
import type { Say } from '#application/text/say.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { explainAllocation } from '#domain/budget/explanation/explain.ts';
import type { Explained } from '#domain/budget/explanation/explanation.ts';
import type { Election } from '#domain/budget/election.ts';
import type { ResultTableRow } from '#ui-web/components/result-table/result-table.tsx';
import type { Speech } from '#ui-web/speech.ts';

/**
 * The rows of a budget with the sentence that says why each proposal was funded or not, as the command line prints
 * it. `explained` is what was computed from the ballots, for rules that need them; null if the counts are enough.
 */
export function explainedRows(
  rows: readonly ResultTableRow[],
  election: Election,
  allocation: Allocation,
  { t }: Speech,
  explained: readonly Explained[] | null,
): readonly ResultTableRow[] {
  const say: Say<ExplanationKey> = (key, values) => t(`explanation:${key}`, { ...values });
  const told = new Map<string, string>(
    explainedInWords(
      explained ?? explainAllocation(election, allocation),
      explanationWordsOf(election, allocation, say),
    ).map(({ explained: { project }, sentence }) => [project.id, sentence]),
  );
  return rows.map((row) => {
    const sentence = told.get(row.id);
    if (sentence === undefined || row.outcome === undefined) return row;
    return { ...row, outcome: { ...row.outcome, why: { summary: t('results:outcome.why'), sentence } } };
  });
}
