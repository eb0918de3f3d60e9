import type { Cents } from '#domain/shared/money.ts';
import type { Allocation } from '../allocation.ts';
import { type BudgetProject, type Election, votesFor } from '../election.ts';
import { type Fairness, fairnessOf } from './fairness.ts';
import { moneyBy, type PlaceMoney } from './money-by-place.ts';
import { votersOf } from './voters.ts';

/** Whether the rules agree on a project: all fund it, none does, or it depends on the rule. */
export type Agreement = 'all' | 'some' | 'none';

/** A project, and which of the rules fund it, in their order. */
export interface ComparedProject {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly isFunded: readonly boolean[];
  readonly agreement: Agreement;
}

/** One of the compared rules. `fairness` is null if only counts of votes are known. */
export interface ComparedRule {
  readonly allocation: Allocation;
  readonly fairness: Fairness | null;
}

/** Several rules on the same votes, side by side. */
export interface Comparison {
  readonly budget: Cents;
  readonly ballots: number | null;
  readonly rules: readonly ComparedRule[];
  /** Most votes first; with equal votes in the order of the election. */
  readonly projects: readonly ComparedProject[];
  readonly categories: readonly PlaceMoney[];
  readonly districts: readonly PlaceMoney[];
}

/** Sets the outcomes of several rules on one election side by side. */
export function compareAllocations(election: Election, allocations: readonly Allocation[]): Comparison {
  const { marks, projects } = election;
  const voters = marks ? votersOf(marks, projects.length) : null;
  return {
    budget: election.budget,
    ballots: election.ballots,
    rules: allocations.map((allocation) => ({
      allocation,
      fairness: voters && fairnessOf(election, voters, allocation),
    })),
    projects: comparedProjects(election, allocations),
    categories: moneyBy('category', election, allocations),
    districts: moneyBy('district', election, allocations),
  };
}

function comparedProjects(
  election: Election,
  allocations: readonly Allocation[],
): readonly ComparedProject[] {
  const winners = allocations.map(({ funded }) => new Set(funded.map(({ project }) => project.id)));
  return election.projects
    .map((project): ComparedProject => {
      const isFunded = winners.map((ids) => ids.has(project.id));
      return { project, votes: votesFor(election, project), isFunded, agreement: agreementOf(isFunded) };
    })
    .toSorted((a, b) => b.votes - a.votes);
}

function agreementOf(isFunded: readonly boolean[]): Agreement {
  if (isFunded.every((funded) => !funded)) return 'none';
  return isFunded.every((funded) => funded) ? 'all' : 'some';
}
