import { inOrder, type Item, type Line, type Start, startOf } from './line.ts';
import { type State, undominated } from './states.ts';
import { type Window, windowAround } from './window.ts';

/** A set of greatest worth. */
export interface Packed {
  readonly worth: bigint;
  readonly has: (at: number) => boolean;
}

interface Asked {
  readonly capacity: number;
  /** Items that must be left out. */
  readonly without: ReadonlySet<number>;
  /** Of sets of the same worth, the one that has the first (lowest rank) of the items in which two differ. */
  readonly ranks: readonly number[] | null;
}

type Packer = (asked: Asked) => Packed;

/**
 * Looks for items of greatest worth together whose cost is within a capacity. The same items are packed again and again,
 * so they are put in order once.
 *
 * First they are packed by worth for cost until one does not fit (the _break_). The best set differs from that guess
 * mostly in items about as good as the break, so those are looked at first, outwards from it: each is changed or not.
 * Of two states where one costs no more and is worth no less, only that one is kept; and so is none that could not come
 * to more than the best so far, even if its money could be spent, or had to be won back, at the rate of the next item.
 * (Pisinger's algorithm for the knapsack problem; with two sets of the same worth and no ranks any may be found.)
 *
 * Worths are whole numbers of any size and are compared exactly. The bounds are floating-point sums of values, raised by
 * more than their rounding, so that they may keep a state too many and never drop one too many.
 */
export function packerOf(items: readonly Item[], weighed?: () => void): Packer {
  const line = inOrder(items);
  return ({ capacity, without, ranks }) => {
    const skipped = new Set([...without].map((at) => line.turnOf[at] as number));
    const start = startOf(line, capacity, skipped);
    for (let reach = 32; ; reach *= 4) {
      const window = windowAround(start.middle, reach, line.places, ranks);
      const best = improved(line, start, { capacity, skipped, window, weighed });
      if (best === null) continue;
      const changed = new Set<number>();
      for (let state = best; state.before; state = state.before) changed.add(state.changed);
      const has = (at: number): boolean => start.guessed(at) !== changed.has(at);
      return { worth: window.worthIn(best.worth), has };
    }
  };
}

interface Search {
  readonly capacity: number;
  readonly skipped: ReadonlySet<number>;
  readonly window: Window;
  /** Is called with each item that is looked at. */
  readonly weighed: (() => void) | undefined;
}

/** The best set found by changing the guess; null if the window is too small to be certain. */
function improved(line: Line, start: Start, { capacity, skipped, window, weighed }: Search): State | null {
  const { items, places, rates, slack, cheapestAfter, cheapestBefore } = line;
  const { middle } = start;
  let best: State = { ...start, worth: window.wide(start.worth), changed: -1, before: null };
  let states: readonly State[] = [best];
  let [left, right] = [middle - 1, middle];
  while (states.length > 0 && (left >= 0 || right < places.length)) {
    const takeRight = right < places.length && (left < 0 || right - middle <= middle - 1 - left);
    const turn = takeRight ? right : left;
    if (takeRight) right += 1;
    else left -= 1;
    if (skipped.has(turn)) continue;
    if (!window.holds(turn)) return null;
    weighed?.();
    const at = places[turn] as number;
    const ahead = {
      spend: right < places.length ? (rates[right] as number) : 0,
      cheapest: cheapestAfter[right] as number,
      winBack: left >= 0 ? (rates[left] as number) : Infinity,
      smallest: cheapestBefore[left + 1] as number,
    };
    const { cost, value, worth } = items[at] as Item;
    const sign = takeRight ? 1 : -1;
    const part = window.wide(worth) + window.partOf(turn);
    const enough = best.value - slack;
    const changed: State[] = [];
    for (const before of states) {
      const [itsCost, itsValue] = [before.cost + sign * cost, before.value + sign * value];
      const asItIs = itsCost <= capacity ? itsValue : -Infinity;
      // Exact worths are expensive: a state that can only have too low a value is dropped before its worth is computed.
      if (Math.max(asItIs, itsValue + mostFrom(capacity - itsCost, ahead)) < enough) continue;
      const itsWorth = takeRight ? before.worth + part : before.worth - part;
      changed.push({ cost: itsCost, worth: itsWorth, value: itsValue, changed: at, before });
    }
    const merged = undominated(states, changed);
    for (const state of merged) if (state.cost <= capacity && state.worth > best.worth) best = state;
    const least = best.value - slack;
    states = merged.filter((state) => state.value + mostFrom(capacity - state.cost, ahead) >= least);
  }
  return best;
}

/** What is still to be looked at: what may be added costs and gives at best, and what may be taken out. */
interface Ahead {
  readonly spend: number;
  readonly cheapest: number;
  readonly winBack: number;
  readonly smallest: number;
}

/**
 * The most value that further changes can add where this much money is left (or lacking, below 0). Something must be
 * added that fits, or something taken out, and the money of that be spent at a rate that is lower.
 */
function mostFrom(rest: number, { spend, cheapest, winBack, smallest }: Ahead): number {
  if (rest >= cheapest) return rest * spend;
  if (smallest === Infinity) return -Infinity;
  return rest * spend - Math.max(-rest, smallest) * (winBack - spend);
}
