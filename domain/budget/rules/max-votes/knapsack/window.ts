/**
 * The items around a break that a search may change, with what each adds to the worth of a set so that of two sets of
 * the same worth the one with the first item (by rank) in which they differ is worth more. The items outside are the
 * same in every set that the search looks at, so they need no part: numbers of some hundred bits are enough for any
 * number of items.
 */
export interface Window {
  readonly holds: (turn: number) => boolean;
  readonly partOf: (turn: number) => bigint;
  /** A worth with room for the parts under it. */
  readonly wide: (worth: bigint) => bigint;
  /** The worth without the parts. */
  readonly worthIn: (wide: bigint) => bigint;
}

/** Without a required order, the window contains all items and adds nothing. */
const endless: Window = {
  holds: () => true,
  partOf: () => 0n,
  wide: (worth) => worth,
  worthIn: (worth) => worth,
};

/**
 * @param places the items, by their turn; `ranks` are theirs
 * @example Around turn 2, reaching 1: of turns 1 and 2 with ranks 7 and 4 the second is worth 2 and the first 1, under worths
 * that are multiplied by 8
 */
export function windowAround(
  middle: number,
  reach: number,
  places: readonly number[],
  ranks: readonly number[] | null,
): Window {
  if (ranks === null) return endless;
  const from = Math.max(0, middle - reach);
  const rankOf = (turn: number): number => ranks[places[turn] as number] as number;
  const turns = places
    .slice(from, middle + reach)
    .map((_, at) => from + at)
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  const parts = new Map(turns.map((turn, bit) => [turn, 1n << BigInt(bit)]));
  const bits = BigInt(turns.length + 1);
  const half = 1n << BigInt(turns.length);
  return {
    holds: (turn) => parts.has(turn),
    partOf: (turn) => parts.get(turn) as bigint,
    wide: (worth) => worth << bits,
    worthIn: (wide) => (wide + half) >> bits,
  };
}
