import { type FundingOrder, listedIds, type TieBreak } from './parameters.ts';
import type { Contender } from './contender.ts';

type Comparison = (a: Contender, b: Contender) => number;

const comparisons = {
  amount: (a: Contender, b: Contender) => a.project.amount - b.project.amount,
  'largest-amount': (a: Contender, b: Contender) => b.project.amount - a.project.amount,
  votes: (a: Contender, b: Contender) => b.whole - a.whole,
  order: (a: Contender, b: Contender) => a.place - b.place,
  id: (a: Contender, b: Contender) =>
    a.project.id < b.project.id ? -1 : Number(a.project.id > b.project.id),
};

/** By the places in a list of ids; those that are not in it come last, and are level. */
function byIds(ids: readonly string[]): Comparison {
  const rankOf = ({ project }: Contender): number => {
    const at = ids.indexOf(project.id);
    return at < 0 ? ids.length : at;
  };
  return (a, b) => rankOf(a) - rankOf(b);
}

function comparisonOf(tieBreak: TieBreak): Comparison {
  const ids = listedIds(tieBreak);
  return ids === null ? comparisons[tieBreak as keyof typeof comparisons] : byIds(ids);
}

/** Below zero when `a` goes first, zero when this tie-break sees no difference. */
export const compareBy = (tieBreak: TieBreak, a: Contender, b: Contender): number =>
  comparisonOf(tieBreak)(a, b);

/** The first tie-break of the list that distinguishes the two, or null if none of them does. */
export const firstDistinguishing = (ties: readonly TieBreak[], a: Contender, b: Contender): TieBreak | null =>
  ties.find((tieBreak) => compareBy(tieBreak, a, b) !== 0) ?? null;

/** In the order of the list; what it cannot tell apart keeps the order of the file. */
export const compareByList = (ties: readonly TieBreak[], a: Contender, b: Contender): number =>
  compareBy(firstDistinguishing(ties, a, b) ?? 'order', a, b);

/**
 * More votes, or more votes for each euro, go first; compared exactly. What costs nothing goes before all that costs
 * something.
 */
export function compareInOrder(order: FundingOrder, a: Contender, b: Contender): number {
  if (order === 'votes') return b.whole - a.whole;
  const [ofA, ofB] = [a.project.amount, b.project.amount];
  if (ofA === 0 || ofB === 0) return Number(ofB === 0) - Number(ofA === 0) || b.whole - a.whole;
  const [forA, forB] = [a.whole * ofB, b.whole * ofA];
  // Numbers up to this size are exact; larger products need BigInt.
  if (Math.max(Math.abs(forA), Math.abs(forB)) <= Number.MAX_SAFE_INTEGER) return forB - forA;
  const difference = BigInt(b.whole) * BigInt(ofA) - BigInt(a.whole) * BigInt(ofB);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** First in the order of the rule, then by the list; what the list cannot tell apart keeps the order of the file. */
export const rank = (
  contenders: readonly Contender[],
  ties: readonly TieBreak[],
  order: FundingOrder = 'votes',
): readonly Contender[] =>
  contenders.toSorted((a, b) => compareInOrder(order, a, b) || compareByList(ties, a, b));

/** Groups of neighbours in a ranked list that a comparison sees as equal, one list for each group. */
export function classesOf(
  ranked: readonly Contender[],
  compare: Comparison,
): readonly (readonly Contender[])[] {
  const classes: Contender[][] = [];
  for (const contender of ranked) {
    const last = classes.at(-1);
    if (last?.[0] && compare(last[0], contender) === 0) last.push(contender);
    else classes.push([contender]);
  }
  return classes;
}

/** Groups of neighbours in a ranked list that the tie-break sees as equal, one list for each group. */
export const classesBy = (
  tieBreak: TieBreak,
  ranked: readonly Contender[],
): readonly (readonly Contender[])[] => classesOf(ranked, comparisonOf(tieBreak));
