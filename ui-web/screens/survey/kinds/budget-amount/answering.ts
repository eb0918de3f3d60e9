import type { ProposalId, SurveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { addProposal, removeProposal, spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { announce, answered, chosenIn, type DraftBallot, refuseChoice } from '../../draft/draft-ballot.ts';
import type { QuestionOf } from '../question-of.ts';

/** `budgetAmount`: adds or removes; what does not fit is refused with the missing amount. */
export function toggleProposal(
  draft: DraftBallot,
  survey: SurveyId,
  question: QuestionOf<'budgetAmount'>,
  id: ProposalId,
): DraftBallot {
  const { proposals, total } = question;
  const proposal = proposals.find((one) => one.id === id);
  if (proposal === undefined) return draft;
  const chosen = chosenIn(draft, survey) as readonly ProposalId[];
  const change = (next: readonly ProposalId[]): DraftBallot => {
    const remaining = cents(total - spentOn(proposals, next));
    return announce(answered(draft, survey, next), survey, { kind: 'remaining', remaining });
  };
  if (chosen.includes(id)) return change(removeProposal(chosen, id));
  const added = addProposal(proposals, total, chosen, proposal);
  if (!isLeft(added)) return change(added.right);
  if (added.left.kind === 'alreadyChosen') return draft;
  return refuseChoice(draft, survey, added.left, { kind: 'overBudget', missing: added.left.missing });
}

export interface BudgetAnswering {
  /** Adds or removes a proposal of `budgetAmount`; of a question of another kind nothing changes. */
  toggleProposal(survey: Survey, id: ProposalId): void;
}

export const budgetAnswering = (change: ChangeAnswer): BudgetAnswering => ({
  toggleProposal: (survey, proposal) => {
    const { question } = survey;
    if (question.kind === 'budgetAmount')
      change(survey, (draft) => toggleProposal(draft, survey.id, question, proposal));
  },
});
