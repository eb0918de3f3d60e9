import { type Allocation, type Funded, isFunded, type Unfunded } from '../allocation.ts';
import { factsOf } from '../budget-rule.ts';
import type { Election } from '../election.ts';
import { knowledgeOf } from '../explanation/knowledge-of.ts';
import type { Knowledge } from '../explanation/knowledge.ts';
import { type Bounds, firstPassing, leastPassing, type Test } from './bounds.ts';
import { lessBy, withAmount, withBallotsFor } from './changed-election.ts';
import { guessedBallots, guessedCosts } from './guesses.ts';
import { isMonotoneInBallots, isMonotoneInCost } from './monotone.ts';

/** What is proven of the largest cost that funds a project. `low` is null if no cost that was computed does. */
export interface CostBounds {
  /** Computed: with this cost it is funded. */
  readonly low: number | null;
  /** With more it is not. */
  readonly high: number;
}

/** What would have changed the outcome for one project. */
export interface ProjectChanges {
  readonly entry: Funded | Unfunded;
  /**
   * The least number of further ballots, each naming only this project, that gets it funded. Null if it is funded, if it
   * costs more than the budget, if it was decided by hand, and where votes are points.
   */
  readonly ballots: Bounds | null;
  /** The largest cost with which it is funded, in cents. Null if it was decided by hand, or if nothing is proven. */
  readonly cost: CostBounds | null;
}

/** Computes the rule on a changed election; null if the rule refuses it. */
export type Recompute = (changed: Election) => Allocation | null;

interface Setting {
  readonly election: Election;
  readonly allocation: Allocation;
  readonly recompute: Recompute;
  readonly known: Knowledge;
}

/**
 * What would have changed the outcome for each of some projects, everything else unchanged; proven by computing the rule
 * anew, at most `mostComputed` times for each figure. The figures follow “Evaluation of Project Performance in
 * Participatory Budgeting” (arXiv 2312.14723): a project's cost, and voters who support only it.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 40 (7), by votes: B needs one ballot more (level with A, and cheaper),
 * or has to cost 40 at most; A is funded up to a cost of 100
 */
export function changesOf(
  election: Election,
  allocation: Allocation,
  recompute: Recompute,
  isWanted: (entry: Funded | Unfunded) => boolean = () => true,
): readonly ProjectChanges[] {
  const setting = { election, allocation, recompute, known: knowledgeOf(election, allocation) };
  return [...allocation.funded, ...allocation.unfunded]
    .filter(isWanted)
    .toSorted((a, b) => a.step - b.step)
    .map((entry) => ({ entry, ...changesFor(entry, setting) }));
}

const byHand: ReadonlySet<string> = new Set(['vetoed', 'withdrawn', 'overridden', 'override']);

function changesFor(entry: Funded | Unfunded, setting: Setting): Omit<ProjectChanges, 'entry'> {
  if (byHand.has(isFunded(entry) ? entry.via : entry.reason)) return { ballots: null, cost: null };
  return {
    ballots: isFunded(entry) ? null : ballotsFor(entry, setting),
    cost: isFunded(entry) ? costOfFunded(entry, setting) : costOfUnfunded(entry, setting),
  };
}

const placeOf = ({ project }: Funded | Unfunded, { projects }: Election): number =>
  projects.findIndex(({ id }) => id === project.id);

const funds = (allocation: Allocation | null, { project }: Funded | Unfunded): boolean =>
  allocation?.funded.some((one) => one.project.id === project.id) ?? false;

/** How many times the ballots (or the votes) that there are may be added. */
const mostTimes = 10;

function ballotsFor(entry: Unfunded, { election, allocation, recompute, known }: Setting): Bounds | null {
  const { rule, budget } = allocation;
  if (factsOf(rule).votesBy(rule) !== 'ballots' || entry.project.amount > budget) return null;
  const place = placeOf(entry, election);
  const test: Test = (more) => funds(recompute(withBallotsFor(election, place, more)), entry);
  const last = mostTimes * Math.max(10, election.ballots ?? 0, ...election.votes.values());
  return isMonotoneInBallots(rule)
    ? leastPassing(test, last, [guessedBallots(entry, allocation, known)])
    : firstPassing(test, last);
}

/** Costs are tried from the highest that cannot be it downwards: the test is of how many cents less. */
const testOfCost =
  (entry: Funded | Unfunded, top: number, { election, recompute }: Setting): Test =>
  (less) =>
    funds(recompute(withAmount(election, placeOf(entry, election), lessBy(top, less))), entry);

const costBounds = (top: number, { low, high }: Bounds): CostBounds => ({
  low: high === null ? null : top - high,
  high: top - low,
});

function costOfUnfunded(entry: Unfunded, setting: Setting): CostBounds | null {
  const { amount } = entry.project;
  if (amount === 0) return null;
  const { allocation, known } = setting;
  const test = testOfCost(entry, amount, setting);
  if (!isMonotoneInCost(allocation.rule)) return costOfParts(amount, test);
  const guesses = guessedCosts(entry, allocation, known).map((cost) => amount - cost);
  return costBounds(amount, leastPassing(test, amount - 1, guesses));
}

/** Into how many parts a cost is divided where only some costs can be tried. */
const parts = 20;

/** The highest twentieth of the cost that funds it. Costs between were not computed, so this is a bound. */
function costOfParts(amount: number, test: Test): CostBounds {
  for (let part = 1; part < parts; part += 1) {
    const less = Math.ceil((amount * part) / parts);
    if (less < amount && test(less)) return { low: amount - less, high: amount - 1 };
  }
  return { low: null, high: amount - 1 };
}

function costOfFunded(entry: Funded, setting: Setting): CostBounds | null {
  const { allocation, known } = setting;
  if (!isMonotoneInCost(allocation.rule)) return null;
  const { amount } = entry.project;
  // What costs more than the budget is never funded; what it costs now is known to be funded.
  const top = allocation.budget + 1;
  const test = testOfCost(entry, top, setting);
  const last = top - amount;
  const guesses = guessedCosts(entry, allocation, known).map((cost) => top - cost);
  const { low, high } = leastPassing(test, last - 1, guesses);
  return costBounds(top, { low, high: high ?? last });
}
