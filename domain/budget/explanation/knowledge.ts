import type { ProposalId } from '#domain/shared/ids.ts';
import type { Rational } from '#domain/shared/rational.ts';
import type { Allocation } from '../allocation.ts';
import type { Contender } from '../contender.ts';
import type { Election } from '../election.ts';
import type { ThresholdVotes } from '../in-order/votes-short.ts';
import type { Backers } from './explanation.ts';

/** What is asked of a rule about one project; each rule knows a part of it. */
export interface Knowledge {
  readonly votesShort: (project: ProposalId) => number | null;
  /** What a threshold requires of it. */
  readonly entry: (project: ProposalId) => ThresholdVotes | null;
  readonly loss: (project: ProposalId) => number | null;
  readonly backers: (project: ProposalId) => Backers | null;
  readonly increments: (project: ProposalId) => number | null;
  readonly load: (project: ProposalId) => Rational | null;
}

/** What a rule can be asked again about the projects of an allocation that it made. */
export interface ExplainedAllocation<Rule> {
  readonly election: Election;
  readonly rule: Rule;
  readonly allocation: Allocation;
  /** The project with its votes as the rule counts them. */
  readonly contenderOf: (project: ProposalId) => Contender;
}

/** The part of the knowledge that a rule has. Nothing is computed about a project before it is asked for. */
export type KnowledgeOf<Rule> = (asked: ExplainedAllocation<Rule>) => Partial<Knowledge>;
