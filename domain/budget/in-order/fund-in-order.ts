import type { OnMisfit } from '../parameters.ts';
import type { Contender } from '../contender.ts';
import { limitOn, type Purse, paying } from '../purse.ts';

/** What one pass over an ordered list funds, and what it leaves. */
export interface Round {
  readonly funded: readonly Contender[];
  readonly purse: Purse;
  /** The rule ended at a project that did not fit. */
  readonly stopped: boolean;
}

/**
 * Gives each project its amount if it fits in what remains. A project that a limit forbids is skipped; only one that
 * does not fit in the budget can end the round.
 *
 * @example 100 available, amounts 60, 50, 40: `skip` funds 60 and 40, `stop` funds 60
 */
export function fundInOrder(ordered: readonly Contender[], available: Purse, onMisfit: OnMisfit): Round {
  const funded: Contender[] = [];
  let purse = available;
  for (const contender of ordered) {
    const { project } = contender;
    if (limitOn(purse, project)) continue;
    if (project.amount <= purse.remaining) {
      funded.push(contender);
      purse = paying(purse, project);
    } else if (onMisfit === 'stop') return { funded, purse, stopped: true };
  }
  return { funded, purse, stopped: false };
}
