/** Something that may be packed: what it costs and what it is worth; it is worth more than nothing. */
export interface Item {
  readonly cost: number;
  /** Its value, and under it whatever is to decide between sets of the same value. */
  readonly worth: bigint;
  /** Its value alone, as near as floating point has it. */
  readonly value: number;
}

/** A choice among the items looked at so far, as changes to the first guess. */
interface State {
  readonly cost: number;
  readonly worth: bigint;
  readonly value: number;
  /** The item whose packing was changed last, and the state before. */
  readonly changed: number;
  readonly before: State | null;
}

/**
 * The items of greatest worth together whose cost is within the capacity, by their places.
 *
 * First they are packed by worth for cost until one does not fit (the _break_). The best set differs from that guess
 * mostly in items about as good as the break, so those are looked at first, outwards from it: each is changed or not.
 * Of two states where one costs no more and is worth no less, only that one is kept; and so is none that could not come
 * to more than the best so far, even if its money could be spent, or had to be won back, at the rate of the next item.
 * (Pisinger's algorithm for the knapsack problem; with two sets of the same worth any may be found.)
 *
 * Worths are whole numbers of any size and are compared exactly. The bounds are floating-point sums of values, raised by
 * more than their rounding, so that they may keep a state too many and never drop one too many.
 */
export function bestSet(items: readonly Item[], capacity: number): ReadonlySet<number> {
  const rates = items.map(({ cost, value }) => (cost === 0 ? Number.MAX_VALUE : value / cost));
  const rateOf = (at: number): number => rates[at] as number;
  const order = items.map((_, at) => at).toSorted((a, b) => rateOf(b) - rateOf(a) || a - b);
  const guess = new Set<number>();
  let cost = 0;
  let worth = 0n;
  let value = 0;
  let middle = 0;
  for (; middle < order.length; middle += 1) {
    const at = order[middle] as number;
    const item = items[at] as Item;
    if (cost + item.cost > capacity) break;
    guess.add(at);
    cost += item.cost;
    worth += item.worth;
    value += item.value;
  }
  const slack = items.reduce((sum, item) => sum + item.value, 1) * 1e-12;
  let best: State = { cost, worth, value, changed: -1, before: null };
  let states: readonly State[] = [best];
  let [left, right] = [middle - 1, middle];
  while (states.length > 0 && (left >= 0 || right < order.length)) {
    const takeRight = right < order.length && (left < 0 || right - middle <= middle - 1 - left);
    const place = takeRight ? right : left;
    if (takeRight) right += 1;
    else left -= 1;
    const at = order[place] as number;
    const item = items[at] as Item;
    const changed = states.map((state) => ({
      cost: state.cost + (takeRight ? item.cost : -item.cost),
      worth: state.worth + (takeRight ? item.worth : -item.worth),
      value: state.value + (takeRight ? item.value : -item.value),
      changed: at,
      before: state,
    }));
    const merged = undominated(states, changed);
    for (const state of merged) if (state.cost <= capacity && state.worth > best.worth) best = state;
    const spend = right < order.length ? rateOf(order[right] as number) : 0;
    const winBack = left >= 0 ? rateOf(order[left] as number) : Infinity;
    states = merged.filter((state) => {
      const rest = capacity - state.cost;
      if (rest < 0 && winBack === Infinity) return false;
      return state.value + rest * (rest < 0 ? winBack : spend) + slack >= best.value;
    });
  }
  return withChanges(guess, best);
}

/** Both lists go by rising cost; of what costs no less and is worth no more than another, nothing is kept. */
function undominated(some: readonly State[], others: readonly State[]): readonly State[] {
  const kept: State[] = [];
  let [a, b] = [0, 0];
  while (a < some.length || b < others.length) {
    const [one, other] = [some[a], others[b]];
    const takeOne =
      other === undefined ||
      (one !== undefined && (one.cost < other.cost || (one.cost === other.cost && one.worth >= other.worth)));
    const next = (takeOne ? one : other) as State;
    if (takeOne) a += 1;
    else b += 1;
    const last = kept.at(-1);
    if (last === undefined || next.worth > last.worth) kept.push(next);
  }
  return kept;
}

function withChanges(guess: ReadonlySet<number>, best: State): ReadonlySet<number> {
  const chosen = new Set(guess);
  for (let state: State | null = best; state?.before; state = state.before) {
    if (!chosen.delete(state.changed)) chosen.add(state.changed);
  }
  return chosen;
}
