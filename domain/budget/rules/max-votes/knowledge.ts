import type { ProposalId } from '#domain/shared/ids.ts';
import type { KnowledgeOf } from '../../explanation/knowledge.ts';
import { type SetVotes, setVotesOf } from './best-set-votes.ts';
import type { MaxVotesRule } from './rule.ts';

/** What `max-votes` knows of a project: the votes that it lacked, and those that a set with it would lose. */
export const knownOfMaxVotes: KnowledgeOf<MaxVotesRule> = ({ election, rule, contenderOf }) => {
  const known = new Map<ProposalId, SetVotes>();
  const setVotes = setVotesOf(election, rule);
  const found = (project: ProposalId): SetVotes => {
    const votes = known.get(project) ?? setVotes(contenderOf(project));
    known.set(project, votes);
    return votes;
  };
  return {
    votesShort: (project) => found(project).votesShort,
    loss: (project) => found(project).loss,
  };
};
