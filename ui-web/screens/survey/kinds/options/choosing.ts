import type { AnswerId, ProposalId, SurveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { addProposal, removeProposal, spentOn } from '#domain/voting/answers/budget-amount.ts';
import { toggleAnswer } from '#domain/voting/answers/options-multiple.ts';
import type { Question } from '#domain/voting/survey.ts';
import { answered, chosenIn, hear, type Paper, refuse } from '../../draft/draft-ballot.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** `options`, `yesNo`, `likeDislike`: this answer, or none; taking one back is announced. */
export function chooseOne(paper: Paper, survey: SurveyId, id: AnswerId | null): Paper {
  const next = answered(paper, survey, id ?? []);
  const before = chosenIn(paper, survey) as readonly AnswerId[];
  return id === null && before.length > 0 ? hear(next, survey, { kind: 'cleared', answers: before }) : next;
}

/** `optionsMultiple`: ticks or unticks, and tells how many are chosen; at the limit nothing changes and the paper says so. */
export function toggleOption(
  paper: Paper,
  survey: SurveyId,
  question: Of<'optionsMultiple'>,
  id: AnswerId,
): Paper {
  const toggled = toggleAnswer(question.answers, question.most, chosenIn(paper, survey) as AnswerId[], id);
  if (isLeft(toggled)) return refuse(paper, survey, toggled.left, toggled.left);
  const { chosen, cleared } = toggled.right;
  const next = answered(paper, survey, chosen);
  const { most } = question;
  return hear(
    next,
    survey,
    cleared.length > 0 ? { kind: 'cleared', answers: cleared } : { kind: 'ticked', n: chosen.length, most },
  );
}

/** `budgetAmount`: adds or removes; what does not fit is refused with how much is missing. */
export function toggleProposal(
  paper: Paper,
  survey: SurveyId,
  question: Of<'budgetAmount'>,
  id: ProposalId,
): Paper {
  const { proposals, total } = question;
  const proposal = proposals.find((one) => one.id === id);
  if (proposal === undefined) return paper;
  const chosen = chosenIn(paper, survey) as readonly ProposalId[];
  const change = (next: readonly ProposalId[]): Paper => {
    const remaining = cents(total - spentOn(proposals, next));
    return hear(answered(paper, survey, next), survey, { kind: 'remaining', remaining });
  };
  if (chosen.includes(id)) return change(removeProposal(chosen, id));
  const added = addProposal(proposals, total, chosen, proposal);
  if (!isLeft(added)) return change(added.right);
  if (added.left.kind === 'alreadyChosen') return paper;
  return refuse(paper, survey, added.left, { kind: 'overBudget', missing: added.left.missing });
}
