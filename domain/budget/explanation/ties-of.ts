import type { ProposalId } from '#domain/shared/ids.ts';
import type { DecidedTie } from '../allocation.ts';
import type { TieBreak } from '../parameters.ts';

/** A tie that decided about one project: with which others, and by what. */
export interface TieOfProject {
  readonly others: readonly ProposalId[];
  readonly decidedBy: TieBreak;
}

/**
 * The ties of one project: each other project is named once, with what finally decided between the two.
 * `allocation.ties` lists a tie of three that the amount breaks first and the order afterwards as one of three and one
 * of two.
 *
 * @example A 40, B 40 and C 30, level: for B, with C by `amount` and with A by `order`
 */
export function tiesOf(project: ProposalId, ties: readonly DecidedTie[]): readonly TieOfProject[] {
  const toldLater = new Set<ProposalId>([project]);
  return ties
    .filter(({ between }) => between.includes(project))
    .toReversed()
    .map(({ between, decidedBy }) => {
      const others = between.filter((id) => !toldLater.has(id));
      for (const id of others) toldLater.add(id);
      return { others, decidedBy };
    })
    .filter(({ others }) => others.length > 0)
    .toReversed();
}
