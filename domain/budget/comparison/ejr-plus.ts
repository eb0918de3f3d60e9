import type { Cents } from '#domain/shared/money.ts';
import type { BudgetProject } from '../election.ts';
import { type VoterMeasure, type Voters, worthsBy } from './voters.ts';

/**
 * A project that is not funded, though a group of voters who all name it could pay for it with their part of the budget
 * and have less than that would buy them. `voters` is the largest such group; each of them has `most` or less.
 */
export interface Violation {
  readonly project: BudgetProject;
  readonly voters: number;
  readonly most: number;
}

/** The data of the check: the money, what is funded, and what each group of ballots has from it. */
export interface Funding {
  readonly budget: Cents;
  readonly projects: readonly BudgetProject[];
  readonly isFunded: Uint8Array;
  /** Projects that no rule could fund, such as withdrawn ones; they violate nothing. */
  readonly isOut: Uint8Array;
}

/**
 * The violations of EJR+ up to any project, one for each project that proves one, in the order of the projects.
 *
 * Of n voters with budget b, a group S has b·|S|/n. Let μ be the measure, summed over projects (one each, or their
 * amounts). An outcome W satisfies EJR+ up to any project if for no project c outside W there is a group S of voters
 * who all name c with
 *
 *     μ(Aᵢ ∩ W) + μ(c) ≤ (b·|S| / n) · μ(c) / cost(c)   for every voter i in S,
 *
 * that is: nobody in S would have more than what the group's money buys at the price of c, even were c funded as well.
 * With μ = cost the right side is the group's money itself. Where all amounts are equal this is EJR+ of multiwinner
 * votes. A project that gives nobody anything (costless, by cost) violates nothing.
 *
 * It is enough to look, for every c, at its voters by what they have, least first, and at each beginning of that list:
 * the right side grows with the group and the left side with its richest member. So it takes one pass over the marks.
 *
 * Sources: D. Peters, G. Pierczyński, P. Skowron, “Proportional Participatory Budgeting with Additive Utilities”,
 * NeurIPS 2021 (EJR up to one project, and that equal shares has it); M. Brill, J. Peters, “Robust and Verifiable
 * Proportionality Axioms for Multiwinner Voting”, EC 2023 (EJR+, and that it can be checked in polynomial time).
 * The method of equal shares with satisfaction μ never violates it, with whatever completion: a voter who cannot give
 * cost(c)/|S| any more has bought at no worse a price than that of c, and so has more than the right side less μ(c).
 *
 * @example Budget 100, ten voters, C costs 40 and is named by four who have nothing: their part is 40, which pays for
 * C, and 0 + 40 ≤ 40. Funding anything else instead is a violation. Three such voters would not be enough.
 */
export function violationsOf(
  { budget, projects, isFunded, isOut }: Funding,
  { ballots, grouped }: Voters,
  gains: Float64Array,
  measure: VoterMeasure,
): readonly Violation[] {
  const { weights, supports } = grouped;
  const worths = worthsBy(measure, projects);
  const backers = new Float64Array(projects.length);
  const found = new Map<number, Violation>();
  const isOpen = projects.map((_, place) => !isFunded[place] && !isOut[place] && worths[place] !== 0);
  for (const group of leastFirst(gains)) {
    const gain = gains[group] as number;
    const end = supports.offsets[group + 1] as number;
    for (let at = supports.offsets[group] as number; at < end; at += 1) {
      const place = supports.items[at] as number;
      if (!isOpen[place]) continue;
      const voters = (backers[place] as number) + (weights[group] as number);
      backers[place] = voters;
      const project = projects[place] as BudgetProject;
      const price = measure === 'cost' ? 1 : project.amount;
      if (isAtMost(gain + (worths[place] as number), price, ballots, voters, budget))
        found.set(place, { project, voters, most: gain });
    }
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, violation]) => violation);
}

/** The groups by what one of their ballots has. */
const leastFirst = (gains: Float64Array): Uint32Array =>
  Uint32Array.from(gains.keys()).toSorted((a, b) => (gains[a] as number) - (gains[b] as number));

/** Whether (gain × price) × ballots ≤ voters × budget, exactly: whole numbers all of them. */
function isAtMost(gain: number, price: number, ballots: number, voters: number, budget: number): boolean {
  const left = gain * price * ballots;
  const right = voters * budget;
  // Numbers up to this size are exact, and less than any larger product; two larger ones need BigInt.
  if (Math.min(left, right) <= Number.MAX_SAFE_INTEGER) return left <= right;
  return BigInt(gain) * BigInt(price) * BigInt(ballots) <= BigInt(voters) * BigInt(budget);
}
