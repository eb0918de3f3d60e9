import type { KnowledgeOf } from '../../explanation/knowledge.ts';
import { marketThen } from './market-then.ts';
import type { EqualSharesRule } from './rule.ts';

/** What equal shares knows of a project: what its supporters had left, and how many increments it took to buy it. */
export const knownOfEqualShares: KnowledgeOf<EqualSharesRule> = ({ election, rule, allocation }) =>
  marketThen(election, rule, allocation);
