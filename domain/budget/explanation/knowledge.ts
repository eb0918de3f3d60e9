import type { Allocation } from '../allocation.ts';
import { contendersBy } from '../ballots/count-votes.ts';
import type { Contender } from '../contender.ts';
import type { Election } from '../election.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import type { Rational } from '#domain/shared/rational.ts';
import { setVotesOf, type SetVotes } from '../rules/max-votes/best-set-votes.ts';
import { certain } from './certain.ts';
import type { Backers } from './explanation.ts';
import { loadsThen } from '../rules/phragmen/loads-then.ts';
import { marketThen } from '../rules/equal-shares/market-then.ts';
import { voteCountOf } from './vote-count.ts';
import { type Entry, votesShortOf } from '../in-order/votes-short.ts';

/** What is asked of a rule about one project; each rule knows a part of it. */
export interface Knowledge {
  readonly votesShort: (project: ProposalId) => number | null;
  /** What a threshold requires of it. */
  readonly entry: (project: ProposalId) => Entry | null;
  readonly loss: (project: ProposalId) => number | null;
  readonly backers: (project: ProposalId) => Backers | null;
  readonly increments: (project: ProposalId) => number | null;
  readonly load: (project: ProposalId) => Rational | null;
}

const nothing = () => null;

const none: Knowledge = {
  votesShort: nothing,
  entry: nothing,
  loss: nothing,
  backers: nothing,
  increments: nothing,
  load: nothing,
};

/** Asks the rule again about projects, one at a time; nothing is computed before it is asked for. */
export function knowledgeOf(election: Election, allocation: Allocation): Knowledge {
  const { rule } = allocation;
  const { contenders } = certain(contendersBy(election, voteCountOf(rule)));
  const byId = new Map(contenders.map((contender) => [contender.project.id, contender]));
  const asked = (project: ProposalId) => byId.get(project) as Contender;
  switch (rule.kind) {
    case 'by-votes':
    case 'threshold': {
      const { toBeFunded, toEnter } = votesShortOf(election, rule);
      return {
        ...none,
        votesShort: (project) => toBeFunded(asked(project)),
        entry: (project) => toEnter(asked(project)),
      };
    }
    case 'max-votes': {
      const known = new Map<ProposalId, SetVotes>();
      const setVotes = setVotesOf(election, rule);
      const found = (project: ProposalId): SetVotes => {
        const votes = known.get(project) ?? setVotes(asked(project));
        known.set(project, votes);
        return votes;
      };
      return {
        ...none,
        votesShort: (project) => found(project).votesShort,
        loss: (project) => found(project).loss,
      };
    }
    case 'equal-shares':
      return { ...none, ...marketThen(election, rule, allocation) };
    case 'phragmen':
      return { ...none, load: loadsThen(election, rule, allocation) };
  }
}
