import { drawOf } from '../../budget/noise/random.ts';
import type { BudgetQuestion } from '../kinds/budget-amount/kind.ts';

/** How many ballots are invented, and from which number: the same number gives the same ballots on every machine. */
export interface Invention {
  readonly ballots: number;
  readonly seed: number;
}

/** The proposals that fit the budget if they are chosen in this order, and at most this number of them. */
function chosenWithin(
  liked: BudgetQuestion['proposals'],
  most: number,
  total: BudgetQuestion['total'],
): ReadonlySet<string> {
  const chosen = new Set<string>();
  let sum = 0;
  for (const { id, amount } of liked) {
    if (chosen.size === most || sum + amount > total) continue;
    chosen.add(id);
    sum += amount;
  }
  return chosen;
}

/**
 * Ballots that nobody cast, to try a rule on: each invented voter likes some proposals more than others, as their
 * neighbours do, and chooses as many as fit the budget. Proposals early in the list are liked by more people, so that the
 * rules have something to differ in.
 *
 * @example inventBallots(question, { ballots: 40, seed: 1 }).length // 40
 */
export function inventBallots(
  { proposals, total }: Pick<BudgetQuestion, 'proposals' | 'total'>,
  { ballots, seed }: Invention,
): readonly (readonly string[])[] {
  const affordable = proposals.filter(({ amount }) => amount <= total);
  const groups = Math.max(1, Math.min(4, Math.ceil(affordable.length / 3)));
  return Array.from({ length: ballots }, (_, voter) => {
    const draw = drawOf(seed, voter);
    const group = draw.below(groups);
    const liked = affordable
      .map((proposal, place) => {
        const isOfGroup = place % groups === group;
        const weight = (isOfGroup ? 3 : 1) * (affordable.length + 1 - place);
        return { proposal, rank: draw.below(1000 * weight) };
      })
      .toSorted((one, other) => other.rank - one.rank);
    const most = 1 + draw.below(Math.min(5, Math.max(1, affordable.length)));
    const chosen = chosenWithin(
      liked.map(({ proposal }) => proposal),
      most,
      total,
    );
    return affordable.map(({ id }) => String(id)).filter((id) => chosen.has(id));
  }).filter((ballot) => ballot.length > 0);
}
