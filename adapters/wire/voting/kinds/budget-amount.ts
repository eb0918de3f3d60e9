import * as t from 'io-ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { cents } from '#domain/shared/money.ts';
import { budgetLimit } from '#domain/voting/kinds/budget-amount/limit.ts';
import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import { euros, orNull } from '../../decode.ts';
import { optionalRule } from '../budget-rule.ts';
import { surveyProposalWire, readSurveyProposal } from '../survey-proposal.ts';
import type { QuestionCodec } from './question-codec.ts';

const fields = {
  proposals: orNull(t.array(surveyProposalWire)),
  totalAmount: orNull(euros),
  rule: optionalRule,
};

/** Proposals, the total that they share, and the rule of the count. */
export const budgetAmount: QuestionCodec<typeof fields, QuestionOf<'budgetAmount'>> = {
  fields,
  read: (wire, zone) => ({
    kind: 'budgetAmount',
    proposals: (wire.proposals ?? []).map((proposal) => readSurveyProposal(proposal, zone)),
    ...budgetLimit(typeof wire.totalAmount === 'number' ? cents(wire.totalAmount) : null, null),
    rule: wire.rule ?? defaultByVotes,
  }),
};
