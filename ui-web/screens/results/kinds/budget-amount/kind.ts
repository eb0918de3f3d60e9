import { asksBallots } from '#domain/budget/budget-rule.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { QuestionOf } from '#ui-web/screens/survey/kinds/question-of.ts';
import type { Speech } from '#ui-web/speech.ts';
import { publishedIds } from '../../parts/answer-titles.ts';
import { type ResultKind, usual } from '../result-kind.ts';
import { BudgetResults } from './part.tsx';

function titleOf({ proposals }: QuestionOf<'budgetAmount'>, id: string, { said }: Speech): Wording | null {
  const found = proposals.find((proposal) => proposal.id === id);
  return found === undefined ? null : said(found.title);
}

/** Proposals and which of them are funded. */
export const budgetAmountResult = {
  ...usual,
  // The budget is allocated by its rule even if every ballot is blank.
  drawsAllBlank: true,
  countsVotes: true,
  command: 'concejo budget compute',
  needsBallots: ({ rule }) => asksBallots(rule),
  part: BudgetResults,
  titleOf,
  ballotAnswers: (question, answer, speech) =>
    publishedIds(answer).map((id) => titleOf(question, id, speech) ?? id),
} as const satisfies ResultKind<'budgetAmount'>;
