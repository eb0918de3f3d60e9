import type { TieBreak } from '../../../parameters.ts';
import type { Contender } from '../../../contender.ts';
import { compareByList } from '../../../tie-break.ts';

/** How worths are composed: a value, and below it a part for each tie-break, as one whole number. */
export type Ladder = readonly Rung[];

interface Rung {
  /** More than all parts together may differ by, so that no sum of parts outweighs one unit of worth. */
  readonly scale: bigint;
  readonly partOf: (contender: Contender) => bigint;
}

/** The tie-breaks that look at a set as a whole; which projects are in it decides all that these leave open. */
type SumTieBreak = Extract<TieBreak, 'amount' | 'largest-amount' | 'votes'>;

/** The part of a set: lower amounts, larger amounts, or more votes, make it larger. */
const partBy = {
  amount: ({ project }: Contender): bigint => -BigInt(project.amount),
  'largest-amount': ({ project }: Contender): bigint => BigInt(project.amount),
  votes: ({ whole }: Contender): bigint => BigInt(whole),
} as const satisfies Record<SumTieBreak, unknown>;

/** @param room how many more votes than now there may be, in total */
export const ladderOf = (contenders: readonly Contender[], ties: readonly SumTieBreak[], room = 0n): Ladder =>
  ties.map((tieBreak) => {
    const partOf = partBy[tieBreak];
    const sum = contenders.map(partOf).reduce((whole, part) => whole + (part < 0n ? -part : part), room);
    return { scale: sum * 2n + 1n, partOf };
  });

/** The worth of an item with this value. An item without value stays worth nothing. */
export const worthOn = (ladder: Ladder, contender: Contender, value: bigint): bigint =>
  value > 0n ? ladder.reduce((worth, { scale, partOf }) => worth * scale + partOf(contender), value) : 0n;

/** The value in the worth of a set. Parts may be below nothing, and never come to half a unit of it. */
export function valueIn(ladder: Ladder, worth: bigint): bigint {
  const unit = ladder.reduce((product, { scale }) => product * scale, 1n);
  return (worth + unit / 2n) / unit;
}

/** A tie-break that puts all projects in an order; those that a list of ids does not name follow it as in the file. */
type RankingTieBreak = Exclude<TieBreak, SumTieBreak>;

const isSum = (tieBreak: TieBreak): tieBreak is SumTieBreak => tieBreak in partBy;

/** The tie-breaks that look at sums, up to the first that leaves nothing open, and that one. */
export function splitTies(ties: readonly TieBreak[]): {
  readonly sums: readonly SumTieBreak[];
  readonly last: RankingTieBreak | null;
} {
  const sums: SumTieBreak[] = [];
  for (const tieBreak of ties) {
    if (!isSum(tieBreak)) return { sums, last: tieBreak };
    sums.push(tieBreak);
  }
  return { sums, last: null };
}

/** The order by a tie-break that decides between any two: places in that order, and the rank of each place. */
export interface Ranking {
  readonly places: readonly number[];
  readonly ranks: readonly number[];
}

/** The ranking of all contenders by the order of the file, by identifier or by a list of ids. */
export function rankingBy(contenders: readonly Contender[], tieBreak: RankingTieBreak): Ranking {
  const places = contenders
    .map((_, place) => place)
    .toSorted((a, b) => compareByList([tieBreak], contenders[a] as Contender, contenders[b] as Contender));
  const ranks = places.map(() => 0);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  return { places, ranks };
}

/** Whether the first set has the first project in which the two differ. */
export function isBefore(
  { places }: Ranking,
  one: (place: number) => boolean,
  other: (place: number) => boolean,
): boolean {
  const first = places.find((place) => one(place) !== other(place));
  return first !== undefined && one(first);
}
