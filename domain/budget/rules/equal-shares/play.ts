import { buy } from './buy.ts';
import { cheapestNow } from './cheapest.ts';
import { begin, type Run } from './run.ts';

/** Chooses which of the tied is bought in a round; undefined leaves it to the tie-breaks. */
export type TieChoices = ReadonlyMap<number, number>;

const noChoices: TieChoices = new Map();

/**
 * Runs the method with an endowment of `total` / ballots: again and again the cheapest project is bought, until
 * supporters cannot pay for another. It ends early when more would be spent than the budget. `before` is what was
 * bought with nearly as much money: it only makes the run faster and does not change its outcome. `bought` is called after
 * each purchase.
 */
export function play(
  run: Run,
  total: bigint,
  choices: TieChoices = noChoices,
  before: readonly number[] = [],
  bought?: () => void,
): void {
  begin(run, total);
  let next = 0;
  for (;;) {
    while (next < before.length && run.roundOf[before[next] as number] !== -1) next += 1;
    const cheapest = cheapestNow(run, 0, before[next]).toSorted(run.market.compareSeats);
    const [first] = cheapest;
    if (first === undefined) return;
    const round = run.bought.length;
    if (cheapest.length > 1) run.ties.push({ round, tied: cheapest });
    buy(run, choices.get(round) ?? first);
    bought?.();
    if (run.overspent) return;
  }
}

/**
 * The same, as long as it buys what `before`, a run with less money, bought; false as soon as that cannot be proved for
 * every endowment between the two. Then no conclusion follows.
 *
 * With the same purchases in the same order everybody has at least as much left as with less money, so no price is
 * higher than it was, and none is lower than it is with more. Hence, if each purchase was cheaper in `before` than
 * every other project is now, it is the cheapest with every endowment between. If all its supporters paid in full in
 * `before`, it had the same price with all of them, and is the cheapest with all of them if it is now. And a project that
 * cannot be paid for in the end could not be paid for with less money either.
 */
export function playAlike(run: Run, total: bigint, before: Run): boolean {
  begin(run, total);
  for (const [round, seat] of before.bought.entries()) {
    const ceiling = before.wasFull[round] ? 0 : (before.highs[round] as number);
    const [first] = cheapestNow(run, ceiling, seat).toSorted(run.market.compareSeats);
    if (first !== seat || !isAloneUnder(run, seat, ceiling)) return false;
    buy(run, seat);
  }
  return cheapestNow(run, 0).length === 0;
}

/** Whether the prices of all other projects are certainly over a ceiling. */
const isAloneUnder = ({ queue, open, low }: Run, seat: number, ceiling: number): boolean =>
  queue.subarray(0, open).every((other) => other === seat || (low[other] as number) > ceiling);
