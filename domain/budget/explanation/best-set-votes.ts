import { fieldOf } from '../apply-parts.ts';
import { contendersBy } from '../ballots/count-votes.ts';
import { countOf } from '../ballots/electorate.ts';
import type { MaxVotesRule } from '../budget-rule.ts';
import type { Contender } from '../contender.ts';
import type { Election } from '../election.ts';
import { isComplete } from '../equal-shares/tied-outcomes.ts';
import { bestAllowedSet } from '../knapsack/best-allowed-set.ts';
import { chooseSet } from '../knapsack/tied-sets.ts';
import { obstacleTo, paying, type Purse } from '../purse.ts';
import { isRight } from '#domain/shared/result.ts';
import { valuesOf } from '../rules/max-votes.ts';
import { certain } from './certain.ts';
import { dividedUp } from './votes-to-position.ts';

/** What it would take to have one more project in the set of `max-votes`. */
export interface SetVotes {
  /** How many votes (or points) the best set with this project has less; null where amounts count and not votes. */
  readonly loss: number | null;
  /** How many votes more would have put it into the set, and one fewer would not; null where none would. */
  readonly votesShort: number | null;
}

/**
 * Looks for the best set around a project that was left out: what the others can do with the money that it leaves. If
 * that is D less than what the chosen set is worth, the project must be worth D, or more where the tie-breaks are against
 * it.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 50 (7): B and C have 15. With A nothing else fits: 6 votes lost,
 * and with 6 more A is level with the two; 60 is less than 100, so the lower amount decides for A
 */
export function setVotesOf(election: Election, rule: MaxVotesRule): (contender: Contender) => SetVotes {
  const { contenders, scale } = certain(contendersBy(election, countOf[rule.satisfaction]));
  const { eligible, purse } = certain(fieldOf(election, rule, contenders));
  const best = bestWorth(eligible, rule, purse);
  return (contender) => {
    if (obstacleTo(purse, contender.project)) return { loss: null, votesShort: null };
    const others = eligible.filter(({ place }) => place !== contender.place);
    const needed = best - bestWorth(others, rule, paying(purse, contender.project));
    const [own = 0n] = valuesOf([contender], rule);
    const votes = isComplete(rule) ? leastVotes(contender, needed, others, { rule, purse, scale }) : null;
    return {
      loss: rule.satisfaction === 'cost' ? null : Number(needed - own) / scale,
      votesShort: votes === null ? null : votes / scale,
    };
  };
}

function bestWorth(contenders: readonly Contender[], rule: MaxVotesRule, purse: Purse): bigint {
  const worths = valuesOf(contenders, rule);
  const set = bestAllowedSet({ contenders, worths, values: worths.map(Number), purse });
  return [...set].reduce((sum, place) => sum + (worths[place] as bigint), 0n);
}

/** Where its worth is just what is needed, the tie-breaks say whether it is in. */
function leastVotes(
  contender: Contender,
  needed: bigint,
  others: readonly Contender[],
  { rule, purse, scale }: { readonly rule: MaxVotesRule; readonly purse: Purse; readonly scale: number },
): number | null {
  const unit = rule.satisfaction === 'cost' ? BigInt(contender.project.amount) : 1n;
  if (unit === 0n) return null;
  const least = Math.max(contender.whole + 1, (rule.parts?.minVotes ?? 0) * scale);
  const whole = Math.max(least, Number(dividedUp(needed, unit)));
  const votes = whole - contender.whole;
  const raised = { ...contender, whole };
  const field = [...others, raised].toSorted((a, b) => a.place - b.place);
  const chosen = chooseSet(field, valuesOf(field, rule), purse, rule.ties);
  return isRight(chosen) && chosen.right.set.has(field.indexOf(raised)) ? votes : votes + 1;
}
