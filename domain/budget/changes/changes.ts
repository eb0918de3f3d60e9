import { type Allocation, type Funded, isFunded, type Unfunded } from '../allocation.ts';
import { factsOf } from '../budget-rule.ts';
import type { BudgetProject, Election } from '../election.ts';
import { knowledgeOf } from '../explanation/knowledge-of.ts';
import type { Knowledge } from '../explanation/knowledge.ts';
import { type Bounds, leastPassing, mostAsked, somePassing, type Test } from './bounds.ts';
import type { Funds, Replay } from './change.ts';
import { changedBy, lessBy } from './changed-election.ts';
import { guessedBallots, guessedCosts } from './guesses.ts';
import { isMonotoneInBallots, isMonotoneInCost } from './monotone.ts';
import { replayOf } from './replays.ts';
import { usualWork, type SharedWork, workOf } from './work.ts';

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
  /** The largest cost with which it is funded, in cents. Null if it was decided by hand or costs nothing. */
  readonly cost: CostBounds | null;
}

/** The answers about an outcome, and how many of its figures more work could narrow. */
export interface AllChanges {
  readonly changes: readonly ProjectChanges[];
  readonly cut: number;
}

/** Computes the rule on a changed election; null if the rule refuses it. */
export type Recompute = (changed: Election) => Allocation | null;

/** What is asked: of which projects, and how many outcomes may be computed in all (null: as many as usual). */
export interface AskedChanges {
  readonly isWanted?: (entry: Funded | Unfunded) => boolean;
  readonly work?: number | null;
  /** Is called with the share of the projects that are done, from 0 to 1. */
  readonly told?: (share: number) => void;
}

interface Setting {
  readonly election: Election;
  readonly allocation: Allocation;
  readonly known: Knowledge;
  readonly replay: Replay | null;
  readonly work: SharedWork;
}

/**
 * What would have changed the outcome for each of some projects, everything else unchanged; proven by computing the rule
 * anew, at most `mostComputed` times for each figure, or by the recorded run of the rule. The figures follow “Evaluation of
 * Project Performance in Participatory Budgeting” (arXiv 2312.14723): a project's cost, and voters who support only it.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 40 (7), by votes: B needs one ballot more (level with A, and cheaper),
 * or has to cost 40 at most; A is funded up to a cost of 100
 */
export function changesOf(
  election: Election,
  allocation: Allocation,
  recompute: Recompute,
  { isWanted = () => true, work: most = null, told = () => undefined }: AskedChanges = {},
): AllChanges {
  const entries = [...allocation.funded, ...allocation.unfunded]
    .filter(isWanted)
    .toSorted((a, b) => a.step - b.step);
  const replay = replayOf(election, allocation);
  const funds = replay?.funds ?? computing(election, recompute);
  const asked = entries.filter((entry) => !isByHand(entry));
  const figures = asked.reduce((sum, entry) => sum + (isFunded(entry) ? 1 : 2), 0);
  const work = replay?.isRecorded
    ? recorded(funds)
    : workOf(funds, most ?? usualWork[allocation.rule.kind], figures);
  const setting = { election, allocation, known: knowledgeOf(election, allocation), replay, work };
  const changes = entries.map((entry, at) => {
    told(at / entries.length);
    return { entry, ...changesFor(entry, setting) };
  });
  return { changes, cut: work.cut() };
}

/** Each outcome computed by the whole rule. */
const computing =
  (election: Election, recompute: Recompute): Funds =>
  (change) => {
    const { id } = election.projects[change.place] as BudgetProject;
    return recompute(changedBy(election, change))?.funded.some(({ project }) => project.id === id) ?? false;
  };

/** A recorded run is asked as often as a figure needs. */
const recorded = (funds: Funds): SharedWork => ({
  cut: () => 0,
  spend: (search) => search(funds, mostAsked),
});

const byHand: ReadonlySet<string> = new Set(['vetoed', 'withdrawn', 'overridden', 'override']);

const isByHand = (entry: Funded | Unfunded): boolean =>
  byHand.has(isFunded(entry) ? entry.via : entry.reason);

function changesFor(entry: Funded | Unfunded, setting: Setting): Omit<ProjectChanges, 'entry'> {
  if (isByHand(entry)) return { ballots: null, cost: null };
  return {
    ballots: isFunded(entry) ? null : ballotsFor(entry, setting),
    cost: isFunded(entry) ? costOfFunded(entry, setting) : costOfUnfunded(entry, setting),
  };
}

const placeOf = ({ project }: Funded | Unfunded, { projects }: Election): number =>
  projects.findIndex(({ id }) => id === project.id);

/** How many times the ballots (or the votes) that there are may be added. */
const mostTimes = 10;

function ballotsFor(entry: Unfunded, { election, allocation, work, known }: Setting): Bounds | null {
  const { rule, budget } = allocation;
  if (factsOf(rule).votesBy(rule) !== 'ballots' || entry.project.amount > budget) return null;
  const place = placeOf(entry, election);
  const last = mostTimes * Math.max(10, election.ballots ?? 0, ...election.votes.values());
  const guess = guessedBallots(entry, allocation, known);
  return work.spend(
    (funds, most) => {
      const test: Test = (more) => funds({ kind: 'ballots', place, more });
      return isMonotoneInBallots(rule)
        ? leastPassing(test, last, [guess], most)
        : somePassing(test, last, guess, most);
    },
    ({ low, high }) => low !== high,
  );
}

/** Whether more work could bring the two nearer. */
const isOpenCost = ({ low, high }: CostBounds): boolean => low !== high;

/** Costs are tried from the highest that cannot be it downwards: the test is of how many cents less. */
const testOfCost =
  (place: number, top: number, funds: Funds): Test =>
  (less) =>
    funds({ kind: 'cost', place, amount: lessBy(top, less) });

const costBounds = (top: number, { low, high }: Bounds): CostBounds => ({
  low: high === null ? null : top - high,
  high: top - low,
});

function costOfUnfunded(entry: Unfunded, setting: Setting): CostBounds | null {
  const { amount } = entry.project;
  if (amount === 0) return null;
  const { allocation, known, replay, work, election } = setting;
  const place = placeOf(entry, election);
  const ceiling = replay?.ceiling(place) ?? amount - 1;
  const top = ceiling + 1;
  const guess = replay?.guessedCost(place) ?? null;
  return work.spend((funds, most) => {
    const test = testOfCost(place, top, funds);
    if (!isMonotoneInCost(allocation.rule))
      return costOfParts(top, test, guess === null ? 1 : top - guess, most);
    const guesses = guessedCosts(entry, allocation, known).map((cost) => top - cost);
    return costBounds(top, leastPassing(test, ceiling, [1, ...guesses], most));
  }, isOpenCost);
}

/**
 * The highest of some costs under `top` that funds it: a cent less, the guess, then further ones evenly apart. Costs between
 * were not computed, so this is a bound unless it is the first.
 */
function costOfParts(top: number, test: Test, guess: number, most: number): CostBounds {
  const apart = Array.from({ length: most }, (_, part) => Math.ceil((top * (part + 1)) / (most + 1)));
  const tried = [...new Set([1, guess, ...apart])].filter((less) => less < top).slice(0, most);
  if (tried.length === 0) return { low: null, high: top - 1 };
  if (test(1)) return { low: top - 1, high: top - 1 };
  const found = tried
    .slice(1)
    .toSorted((a, b) => a - b)
    .find(test);
  return { low: found === undefined ? null : top - found, high: top - 2 };
}

function costOfFunded(entry: Funded, { allocation, known, election, work }: Setting): CostBounds | null {
  const { amount } = entry.project;
  const place = placeOf(entry, election);
  // What costs more than the budget is never funded; what it costs now is known to be funded.
  const top = allocation.budget + 1;
  const last = top - amount;
  const guesses = guessedCosts(entry, allocation, known).map((cost) => top - cost);
  return work.spend((funds, most) => {
    const test = testOfCost(place, top, funds);
    if (!isMonotoneInCost(allocation.rule))
      return costBounds(top, { low: 1, high: raised(test, last, guesses, most) });
    const { low, high } = leastPassing(test, last - 1, guesses, most);
    return costBounds(top, { low, high: high ?? last });
  }, isOpenCost);
}

/** The highest of some guessed costs above its own that funds it, as cents less than the top; its own if none does. */
function raised(test: Test, last: number, guesses: readonly number[], most: number): number {
  const above = [...new Set(guesses)].filter((less) => less >= 1 && less < last).toSorted((a, b) => a - b);
  return above.slice(0, most).find(test) ?? last;
}
