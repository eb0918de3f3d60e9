import type { GroupedBallots } from '../ballots/group-ballots.ts';
import { groupBallots } from '../ballots/group-ballots.ts';
import type { BallotMarks, BudgetProject } from '../election.ts';

/**
 * What a voter is taken to have from a funded project that she names: one, or its amount. These two are compared under
 * every rule, whatever its own satisfaction, so that the figures of different rules can be compared.
 */
export type VoterMeasure = 'cardinality' | 'cost';

/** What each project is worth to those who name it: 1, or its amount in cents. */
export const worthsBy = (measure: VoterMeasure, projects: readonly BudgetProject[]): Float64Array =>
  Float64Array.from(projects, ({ amount }) => (measure === 'cost' ? amount : 1));

/** All voters: equal ballots grouped, and the number of ballots, including those that name nothing. */
export interface Voters {
  readonly ballots: number;
  readonly grouped: GroupedBallots;
}

/** The ballots by the projects they name; points and ranks are not looked at. */
export function votersOf(marks: BallotMarks, projects: number): Voters {
  const seatOf = Int32Array.from({ length: projects }, (_, place) => place);
  return { ballots: marks.offsets.length - 1, grouped: groupBallots(marks, seatOf, null) };
}

/** What one ballot of each group has from what is funded: the worths of the funded projects that it names, summed. */
export function gainsOf({ grouped }: Voters, worths: Float64Array, isFunded: Uint8Array): Float64Array {
  const { groups, supports } = grouped;
  const gains = new Float64Array(groups);
  for (let group = 0; group < groups; group += 1) {
    const end = supports.offsets[group + 1] as number;
    for (let at = supports.offsets[group] as number; at < end; at += 1) {
      const seat = supports.items[at] as number;
      if (isFunded[seat]) gains[group] = (gains[group] as number) + (worths[seat] as number);
    }
  }
  return gains;
}
