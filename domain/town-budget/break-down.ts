import { type Amounts, type BudgetLine, totalOf } from './budget-year.ts';

/** By what: what it is for, or what it is spent on and where it comes from. */
export type Classification = 'programme' | 'economic';

/** A part of a budget; those under it come to exactly as much. */
export interface BudgetNode {
  /** One figure for an area or chapter, two and three for the levels below it. */
  readonly code: string;
  readonly amounts: Amounts;
  readonly children: readonly BudgetNode[];
}

const deepest = 3;

const codeOf = ({ concept, programme }: BudgetLine, by: Classification): string =>
  by === 'economic' ? concept : (programme ?? '');

/**
 * A budget broken down by the figures of its codes, three levels deep, in the order of the codes. Amounts are summed from
 * the lines at every level, so that no level can say something else than the others.
 *
 * @example breakDown([163/227: 5 €, 163/221: 3 €], 'programme') // 1: 8 € > 16: 8 € > 163: 8 €
 */
export function breakDown(
  lines: readonly BudgetLine[],
  by: Classification,
  depth = 1,
): readonly BudgetNode[] {
  const groups = new Map<string, BudgetLine[]>();
  for (const line of lines) {
    const code = codeOf(line, by).slice(0, depth);
    const group = groups.get(code);
    if (group) group.push(line);
    else groups.set(code, [line]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, members]) => ({
      code,
      amounts: totalOf(members),
      children: depth < deepest ? breakDown(members, by, depth + 1) : [],
    }));
}
