import type { TieBreak } from './budget-rule.ts';
import type { Contender } from './contender.ts';

/** Below zero when `a` goes first, zero when this tie-break sees no difference. */
export function compareBy(tieBreak: TieBreak, a: Contender, b: Contender): number {
  switch (tieBreak) {
    case 'amount':
      return a.project.amount - b.project.amount;
    case 'votes':
      return b.votes - a.votes;
    case 'order':
      return a.place - b.place;
    case 'id':
      return a.project.id < b.project.id ? -1 : Number(a.project.id > b.project.id);
    default:
      return tieBreak satisfies never;
  }
}

/** Most votes first, then by the list; what the list cannot tell apart keeps the order of the file. */
export function rank(contenders: readonly Contender[], ties: readonly TieBreak[]): readonly Contender[] {
  const list: readonly TieBreak[] = ['votes', ...ties, 'order'];
  return contenders.toSorted((a, b) => {
    for (const tieBreak of list) {
      const difference = compareBy(tieBreak, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** Neighbours in a ranked list that the tie-break sees as equal, a list for each. */
export function classesBy(tieBreak: TieBreak, ranked: readonly Contender[]): readonly (readonly Contender[])[] {
  const classes: Contender[][] = [];
  for (const contender of ranked) {
    const last = classes.at(-1);
    if (last?.[0] && compareBy(tieBreak, last[0], contender) === 0) last.push(contender);
    else classes.push([contender]);
  }
  return classes;
}
