import type { BudgetRule } from '../../../budget/budget-rule.ts';
import type { ProposalId } from '../../../shared/ids.ts';
import type { SurveyProposal } from '../../survey-proposal.ts';
import type { AnyQuestion, PlacesRule, QuestionKind } from '../question-kind.ts';
import { idsReader } from '../shared/ids-reader.ts';
import { ballotsByAnswer, onlySums } from '../shared/only-sums.ts';
import type { BudgetLimit } from './limit.ts';

/** Proposals that share a total. */
export interface BudgetQuestion extends AnyQuestion, BudgetLimit {
  readonly kind: 'budgetAmount';
  readonly proposals: readonly SurveyProposal[];
  readonly rule: BudgetRule;
}

/** The chosen proposals, in the survey's order. */
export interface BudgetAnswer {
  readonly kind: 'budgetAmount';
  readonly chosen: readonly ProposalId[];
}

const proposalIds = ({ proposals }: BudgetQuestion) => proposals.map(({ id }) => id);

/** Proposals whose amounts together stay within the total (specification 2, section 4). */
function ruleOf({ proposals, total }: BudgetQuestion): PlacesRule {
  const amounts = Float64Array.from(proposals, ({ amount }) => amount);
  return (places, _numbers, length) => {
    if (length === 0) return { kind: 'emptyAnswer' };
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += amounts[places[at] as number] as number;
    return sum > total ? { kind: 'overBudget', missing: sum - total } : null;
  };
}

/** `budgetAmount`: proposals within a budget. */
export const budgetAmount: QuestionKind<BudgetQuestion, BudgetAnswer> = {
  shape: 'ids',
  figures: ballotsByAnswer,
  scale: onlySums,
  entries: proposalIds,
  spellings: proposalIds,
  choices: ({ proposals }) => proposals.map(({ id, title }) => ({ id, name: title })),
  inOrder: (question, shuffle) => ({ ...question, proposals: shuffle(question.proposals) }),
  deciding: ({ kind, total, rule, proposals, blankVote = false }) => [
    kind,
    total,
    rule,
    blankVote,
    proposals.map(({ id, amount }) => [id, amount]),
  ],
  rule: ruleOf,
  reader: (question) => idsReader(proposalIds(question), ruleOf(question)),
  answer: ({ proposals }, { places }) => ({
    kind: 'budgetAmount',
    chosen: places.map((place) => (proposals[place] as SurveyProposal).id),
  }),
  raw: ({ chosen }) => chosen,
};
