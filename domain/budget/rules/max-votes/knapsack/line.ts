/** Something that may be packed: what it costs and what it is worth. An item that is worth nothing is never packed. */
export interface Item {
  readonly cost: number;
  /** Its value, and below it the parts that decide between sets of the same value. */
  readonly worth: bigint;
  /** Its value alone, as the nearest floating-point number. */
  readonly value: number;
}

/** The items by falling worth for cost, with what the first of them cost and are worth together. */
export interface Line {
  readonly items: readonly Item[];
  readonly places: readonly number[];
  readonly turnOf: readonly number[];
  readonly rates: readonly number[];
  readonly sums: readonly Item[];
  /** The least that one of the first few costs, and one of the rest, by how many the first are. */
  readonly cheapestBefore: readonly number[];
  readonly cheapestAfter: readonly number[];
  /** More than the rounding of any sum of values. */
  readonly slack: number;
}

/**
 * The line of some items. What costs nothing comes first; what is worth nothing has no turn (`turnOf` is Infinity).
 */
export function inOrder(items: readonly Item[]): Line {
  const rate = items.map(({ cost, value }) => (cost === 0 ? Number.MAX_VALUE : value / cost));
  const places = items
    .flatMap(({ worth }, at) => (worth > 0n ? [at] : []))
    .toSorted((a, b) => Number(rate[b]) - Number(rate[a]));
  const turnOf = items.map(() => Infinity);
  for (const [turn, place] of places.entries()) turnOf[place] = turn;
  let sum: Item = { cost: 0, worth: 0n, value: 0 };
  const sums = [sum];
  for (const place of places) {
    const { cost, worth, value } = items[place] as Item;
    sum = { cost: sum.cost + cost, worth: sum.worth + worth, value: sum.value + value };
    sums.push(sum);
  }
  const rates = places.map((place) => rate[place] as number);
  const costs = places.map((place) => (items[place] as Item).cost);
  const slack = (sum.value + 1) * 1e-12;
  const cheapestBefore = leastSoFar(costs);
  const cheapestAfter = leastSoFar(costs.toReversed()).toReversed();
  return { items, places, turnOf, rates, sums, slack, cheapestBefore, cheapestAfter };
}

/** The least of the first none, one, two …; what costs nothing makes no room for anything and is left aside. */
function leastSoFar(costs: readonly number[]): readonly number[] {
  let least = Infinity;
  return [Infinity, ...costs.map((cost) => (least = cost > 0 ? Math.min(least, cost) : least))];
}

/** The guess: everything before the break, except the items that are left out. */
export interface Start extends Item {
  readonly middle: number;
  readonly guessed: (at: number) => boolean;
}

/** The guess for a capacity in cents: items are taken in their order until the first that does not fit. */
export function startOf(
  { items, places, turnOf, sums }: Line,
  capacity: number,
  skipped: ReadonlySet<number>,
): Start {
  let room = capacity;
  let [worth, value] = [0n, 0];
  for (const turn of [...skipped].toSorted((a, b) => a - b)) {
    if (turn >= breakIn(sums, room)) break;
    const item = items[places[turn] as number] as Item;
    room += item.cost;
    worth += item.worth;
    value += item.value;
  }
  const middle = breakIn(sums, room);
  const sum = sums[middle] as Item;
  return {
    cost: sum.cost - (room - capacity),
    worth: sum.worth - worth,
    value: sum.value - value,
    middle,
    guessed: (at) => Number(turnOf[at]) < middle && !skipped.has(turnOf[at] as number),
  };
}

/** How many of the first items fit together. */
function breakIn(sums: readonly Item[], capacity: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sums[middle] as Item).cost <= capacity) low = middle;
    else high = middle - 1;
  }
  return low;
}
