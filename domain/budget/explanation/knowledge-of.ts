import type { ProposalId } from '#domain/shared/ids.ts';
import type { Allocation } from '../allocation.ts';
import { contendersBy } from '../ballots/count-votes.ts';
import type { BudgetRule, RuleKind, RuleOf } from '../budget-rule.ts';
import type { Contender } from '../contender.ts';
import { decidingRule } from '../deciding-rule.ts';
import type { Election } from '../election.ts';
import { knownInOrder } from '../in-order/knowledge.ts';
import { knownOfEqualShares } from '../rules/equal-shares/knowledge.ts';
import { knownOfMaxVotes } from '../rules/max-votes/knowledge.ts';
import { knownOfPhragmen } from '../rules/phragmen/knowledge.ts';
import { certain } from './certain.ts';
import type { Knowledge, KnowledgeOf } from './knowledge.ts';
import { voteCountOf } from './vote-count.ts';

const nothing = () => null;

const none: Knowledge = {
  votesShort: nothing,
  entry: nothing,
  loss: nothing,
  backers: nothing,
  increments: nothing,
  load: nothing,
};

const known = {
  'by-votes': knownInOrder,
  threshold: knownInOrder,
  'equal-shares': knownOfEqualShares,
  phragmen: knownOfPhragmen,
  'max-votes': knownOfMaxVotes,
} satisfies { readonly [K in RuleKind]: KnowledgeOf<RuleOf<K>> };

/** Asks the rule again about projects, one at a time; nothing is computed before it is asked for. */
export function knowledgeOf(election: Election, allocation: Allocation): Knowledge {
  const rule = decidingRule(allocation);
  const { contenders } = certain(contendersBy(election, voteCountOf(rule)));
  const byId = new Map(contenders.map((contender) => [contender.project.id, contender]));
  const contenderOf = (project: ProposalId) => byId.get(project) as Contender;
  const ask = known[rule.kind] as KnowledgeOf<BudgetRule>;
  return { ...none, ...ask({ election, rule, allocation, contenderOf }) };
}
