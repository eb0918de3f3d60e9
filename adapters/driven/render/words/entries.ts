import { formatCount } from '#application/text/numbers.ts';
import {
  type Allocation,
  type Funded,
  isFunded,
  type Unfunded,
  type UnfundedReason,
} from '#domain/budget/allocation.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { CliSay } from '../../texts/cli-say.ts';

export type AllocatedProject = Funded | Unfunded;

export const inOrderOfRule = (allocation: Allocation): readonly AllocatedProject[] =>
  [...allocation.funded, ...allocation.unfunded].toSorted((a, b) => a.step - b.step);

export type Fate = 'funded' | 'completion' | 'override' | UnfundedReason;

/** The outcome of a project; one that was not decided by the rule itself says by what. */
export function outcomeOf(entry: AllocatedProject): Fate {
  if (!isFunded(entry)) return entry.reason;
  return entry.via === 'rule' ? 'funded' : entry.via;
}

export const fundedOf = ({ funded, order }: Allocation, say: CliSay): string =>
  say('table.fundedOf', { funded: formatCount(funded.length), all: formatCount(order.length) });

/** The line is drawn under this entry: all above it, and it, fitted in order, and more follows. */
export const isCutAfter = ({ fitsInOrder, order }: Allocation, { step }: AllocatedProject): boolean =>
  step === fitsInOrder && step < order.length;

/** The sum left after everything so far had fitted. */
export const leftAtCut = ({ funded, fitsInOrder, budget }: Allocation): Cents =>
  funded[fitsInOrder - 1]?.remaining ?? budget;
