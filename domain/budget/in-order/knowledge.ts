import type { KnowledgeOf } from '../explanation/knowledge.ts';
import type { ByVotesRule } from '../rules/by-votes/rule.ts';
import type { ThresholdRule } from '../rules/threshold/rule.ts';
import { votesShortOf } from './votes-short.ts';

/** What the rules that go through the projects in order know of a project: the votes that it lacked. */
export const knownInOrder: KnowledgeOf<ByVotesRule | ThresholdRule> = ({ election, rule, contenderOf }) => {
  const { toBeFunded, toEnter } = votesShortOf(election, rule);
  return {
    votesShort: (project) => toBeFunded(contenderOf(project)),
    entry: (project) => toEnter(contenderOf(project)),
  };
};
