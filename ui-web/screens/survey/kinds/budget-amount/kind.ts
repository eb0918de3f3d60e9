import { formatMoney } from '#application/text/numbers.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { BudgetQuestion } from './part.tsx';
import { budgetSummary } from './summary.ts';
import { type BudgetView, budgetView } from './view.ts';

/** Proposals that share a budget. */
export const budgetAmountKind = {
  ...usual,
  guidance: ({ total }, { t }) => t('survey:budget.lead', { total: formatMoney(total) }),
  summaryTitle: ({ t }) => t('survey:dialog.chosenProposals'),
  view: budgetView,
  part: BudgetQuestion,
  summary: budgetSummary,
} as const satisfies QuestionKind<'budgetAmount', BudgetView>;
