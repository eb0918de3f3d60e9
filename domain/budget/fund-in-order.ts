import { type Cents, cents } from '#domain/shared/money.ts';
import type { OnMisfit } from './budget-rule.ts';
import type { Contender } from './contender.ts';

/** What one pass over an ordered list funds, and what it leaves. */
export interface Round {
  readonly funded: readonly Contender[];
  readonly remaining: Cents;
  /** The rule ended at a project that did not fit. */
  readonly stopped: boolean;
}

/**
 * Gives each its amount while it fits in what remains.
 *
 * @example 100 available, amounts 60, 50, 40: `skip` funds 60 and 40, `stop` funds 60
 */
export function fundInOrder(ordered: readonly Contender[], available: Cents, onMisfit: OnMisfit): Round {
  const funded: Contender[] = [];
  let remaining: number = available;
  for (const contender of ordered) {
    if (contender.project.amount <= remaining) {
      funded.push(contender);
      remaining -= contender.project.amount;
    } else if (onMisfit === 'stop') {
      return { funded, remaining: cents(remaining), stopped: true };
    }
  }
  return { funded, remaining: cents(remaining), stopped: false };
}
