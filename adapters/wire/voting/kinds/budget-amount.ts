import * as t from 'io-ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { cents } from '#domain/shared/money.ts';
import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import { euros, orNull } from '../../decode.ts';
import { optionalRule } from '../budget-rule.ts';
import { surveyProposalWire, readSurveyProposal } from '../survey-proposal.ts';
import type { QuestionCodec } from './question-codec.ts';

/** The default budget of a vote that names none (specification 3, section 9). */
const defaultTotal = cents(20_000_000);

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
    total: typeof wire.totalAmount === 'number' ? cents(wire.totalAmount) : defaultTotal,
    rule: wire.rule ?? defaultByVotes,
  }),
};
