import { floatOf, type Rational } from '#domain/shared/rational.ts';
import { type Allocation, type Funded, isFunded, type Unfunded } from '../allocation.ts';
import type { Backers } from '../explanation/explanation.ts';
import type { Knowledge } from '../explanation/knowledge.ts';

/*
 * Where a search begins. A guess decides how much is computed, never the answer: that is computed anew.
 */

/** About how many more ballots a project needs; 1 if nothing is known. */
export function guessedBallots(entry: Unfunded, allocation: Allocation, known: Knowledge): number {
  const { id } = entry.project;
  const short = known.votesShort(id);
  if (short !== null) return short;
  const { endowment } = allocation;
  if (endowment !== null) return ballotsWorth(entry.project.amount, known.backers(id), endowment.each);
  const load = entry.reason === 'afterStop' ? known.load(id) : null;
  // Without a project that was bought the quotient is not finite, and is no guess.
  return load === null ? 1 : Math.ceil(entry.votes * (floatOf(load) / lastLoad(allocation) - 1));
}

/** How many ballots with this much money bring what the supporters lack; 1 if it is not known what they had. */
const ballotsWorth = (amount: number, backers: Backers | null, each: Rational): number =>
  backers === null ? 1 : Math.ceil((amount - floatOf(backers.together)) / floatOf(each));

/**
 * Costs beside which the largest one that funds a project may be, in cents: the money that there was at some turn, the
 * cost of a project that it could be level with, and what is known of its own supporters.
 */
export function guessedCosts(
  entry: Funded | Unfunded,
  allocation: Allocation,
  known: Knowledge,
): readonly number[] {
  const { budget, funded, order } = allocation;
  return [
    ...ownCosts(entry, allocation, known),
    budget,
    ...funded.map(({ remaining }) => remaining),
    ...order.map(({ amount }) => amount),
  ];
}

function ownCosts(entry: Funded | Unfunded, allocation: Allocation, known: Knowledge): readonly number[] {
  const { project, votes } = entry;
  if (isFunded(entry)) return [allocation.remaining + project.amount];
  if (entry.missing !== null) return [project.amount - entry.missing];
  const backers = entry.reason === 'tooFewSupporters' ? known.backers(project.id) : null;
  if (backers !== null) return [Math.floor(floatOf(backers.together))];
  const load = entry.reason === 'afterStop' ? known.load(project.id) : null;
  return load === null ? [] : [Math.floor(project.amount - (floatOf(load) - lastLoad(allocation)) * votes)];
}

/** The load with which the last project was bought; 0 if none was. */
function lastLoad({ funded }: Allocation): number {
  const backing = funded.at(-1)?.backing;
  return backing?.kind === 'load' ? floatOf(backing.load) : 0;
}
