import type { Rational } from '#domain/shared/rational.ts';
import type { Allocation, UnfundedReason } from '../allocation.ts';
import type { Election } from '../election.ts';
import { type Funding, type Violation, violationsOf } from './ejr-plus.ts';
import { meanOf, giniOf, type Spread, spreadOf } from './spread.ts';
import { gainsOf, type VoterMeasure, type Voters, worthsBy } from './voters.ts';

/** What voters have by one measure (projects, or cents), and where that leaves a group short. */
export interface Satisfied {
  readonly average: Rational;
  readonly gini: Rational;
  readonly violations: readonly Violation[];
}

/** How an outcome serves the voters. The figures do not rank the rules: each one measures a different thing. */
export interface Fairness {
  readonly voters: number;
  /** Voters none of whose projects is funded, blank ballots included. */
  readonly withNothing: number;
  /** By the number of funded projects that a voter named, and by what these cost. */
  readonly cardinality: Satisfied;
  readonly cost: Satisfied;
}

const gone: readonly UnfundedReason[] = ['withdrawn', 'vetoed'];

/** The figures of one outcome over all voters; exact. */
export function fairnessOf(
  { projects, budget }: Pick<Election, 'projects' | 'budget'>,
  voters: Voters,
  { funded, unfunded }: Allocation,
): Fairness {
  const isFunded = placesOf(funded, projects);
  const isOut = placesOf(
    unfunded.filter(({ reason }) => gone.includes(reason)),
    projects,
  );
  const funding: Funding = { budget, projects, isFunded, isOut };
  const named = gainsOf(voters, worthsBy('cardinality', projects), isFunded);
  const paid = gainsOf(voters, worthsBy('cost', projects), isFunded);
  const spreadOfNamed = spreadOf(voters, named);
  const satisfiedBy = (measure: VoterMeasure, gains: Float64Array, spread: Spread): Satisfied => {
    const violations = violationsOf(funding, voters, gains, measure);
    return { average: meanOf(spread), gini: giniOf(spread), violations };
  };
  return {
    voters: voters.ballots,
    withNothing: spreadOfNamed.get(0) as number,
    cardinality: satisfiedBy('cardinality', named, spreadOfNamed),
    cost: satisfiedBy('cost', paid, spreadOf(voters, paid)),
  };
}

function placesOf(
  entries: Iterable<Pick<Allocation['unfunded'][number], 'project'>>,
  projects: Election['projects'],
) {
  const ids = new Set(Array.from(entries, ({ project }) => project.id));
  return Uint8Array.from(projects, ({ id }) => Number(ids.has(id)));
}
