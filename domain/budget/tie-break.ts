import type { TieBreak } from './budget-rule.ts';
import type { Contender } from './contender.ts';

type Comparison = (a: Contender, b: Contender) => number;

const comparisons: Readonly<Record<TieBreak, Comparison>> = {
  amount: (a, b) => a.project.amount - b.project.amount,
  votes: (a, b) => b.votes - a.votes,
  order: (a, b) => a.place - b.place,
  id: (a, b) => (a.project.id < b.project.id ? -1 : Number(a.project.id > b.project.id)),
};

/** Below zero when `a` goes first, zero when this tie-break sees no difference. */
export const compareBy = (tieBreak: TieBreak, a: Contender, b: Contender): number =>
  comparisons[tieBreak](a, b);

/** Most votes first, then by the list; what the list cannot tell apart keeps the order of the file. */
export function rank(contenders: readonly Contender[], ties: readonly TieBreak[]): readonly Contender[] {
  const list: readonly TieBreak[] = ['votes', ...ties, 'order'];
  const inList: Comparison = (a, b) =>
    list.reduce((difference, tieBreak) => difference || compareBy(tieBreak, a, b), 0);
  return contenders.toSorted(inList);
}

/** Neighbours in a ranked list that the tie-break sees as equal, a list for each. */
export function classesBy(
  tieBreak: TieBreak,
  ranked: readonly Contender[],
): readonly (readonly Contender[])[] {
  const classes: Contender[][] = [];
  for (const contender of ranked) {
    const last = classes.at(-1);
    if (last?.[0] && compareBy(tieBreak, last[0], contender) === 0) last.push(contender);
    else classes.push([contender]);
  }
  return classes;
}
