import type { Funded } from './allocation.ts';
import type { Contest } from './apply-parts.ts';
import type { TieBreak } from './parameters.ts';
import type { Contender } from './contender.ts';
import { fundInOrder } from './in-order/fund-in-order.ts';
import type { Purse } from './purse.ts';
import { rank } from './tie-break.ts';

/** A project that costs nothing and has support needs no money from voters: it is funded first. */
export function freeOf(
  { eligible, decided, purse }: Contest,
  ties: readonly TieBreak[],
): { readonly funded: readonly Funded[]; readonly others: readonly Contender[]; readonly purse: Purse } {
  const costless = eligible.filter(({ project, whole }) => project.amount === 0 && whole > 0);
  const round = fundInOrder(rank(costless, ties), purse, 'skip');
  const settled = new Set(round.funded);
  return {
    funded: round.funded.map(({ project, votes }, index) => ({
      project,
      votes,
      step: decided.length + index + 1,
      remaining: round.purse.remaining,
      via: 'rule',
      backing: null,
      note: null,
    })),
    others: eligible.filter((contender) => !settled.has(contender)),
    purse: round.purse,
  };
}
