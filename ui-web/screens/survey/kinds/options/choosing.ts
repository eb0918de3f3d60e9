import type { AnswerId, ProposalId, SurveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { addProposal, removeProposal, spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import { toggleAnswer } from '#domain/voting/kinds/options-multiple/toggle-answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { answered, chosenIn, announce, type DraftBallot, refuse } from '../../draft/draft-ballot.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** `options`, `yesNo`, `likeDislike`: this answer, or none; taking one back is announced. */
export function chooseOne(draft: DraftBallot, survey: SurveyId, id: AnswerId | null): DraftBallot {
  const next = answered(draft, survey, id ?? []);
  const before = chosenIn(draft, survey) as readonly AnswerId[];
  return id === null && before.length > 0
    ? announce(next, survey, { kind: 'cleared', answers: before })
    : next;
}

/** `optionsMultiple`: ticks or unticks, and announces how many are chosen; at the limit nothing changes and the draft records the refusal. */
export function toggleOption(
  draft: DraftBallot,
  survey: SurveyId,
  question: Of<'optionsMultiple'>,
  id: AnswerId,
): DraftBallot {
  const toggled = toggleAnswer(question.answers, question.most, chosenIn(draft, survey) as AnswerId[], id);
  if (isLeft(toggled)) return refuse(draft, survey, toggled.left, toggled.left);
  const { chosen, cleared } = toggled.right;
  const next = answered(draft, survey, chosen);
  const { most } = question;
  return announce(
    next,
    survey,
    cleared.length > 0 ? { kind: 'cleared', answers: cleared } : { kind: 'ticked', n: chosen.length, most },
  );
}

/** `budgetAmount`: adds or removes; what does not fit is refused with how much is missing. */
export function toggleProposal(
  draft: DraftBallot,
  survey: SurveyId,
  question: Of<'budgetAmount'>,
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
  return refuse(draft, survey, added.left, { kind: 'overBudget', missing: added.left.missing });
}
