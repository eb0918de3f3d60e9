import { type Either, isLeft, map } from '#domain/shared/result.ts';
import type { Allocation, BudgetRefusal, Funded } from '../../allocation.ts';
import { contestOf } from '../../apply-parts.ts';
import { assemble, unfundedBy, unfundedFor } from '../../assemble.ts';
import { contendersBy } from '../../ballots/count-votes.ts';
import { countOf } from '../../parameters.ts';
import type { MaxVotesRule } from './rule.ts';
import type { Contender } from '../../contender.ts';
import type { Election } from '../../election.ts';
import { type ChosenSet, chooseSet } from './knapsack/tied-sets.ts';
import { type ReportHowFar, unreported } from '../../how-far.ts';
import { limitOn, paying } from '../../purse.ts';
import { rank } from '../../tie-break.ts';

/**
 * The set of projects that gives voters most together, exactly: most votes (`cardinality`), most votes times amount
 * (`cost`), most points. A project without votes is never in it.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 50 (7): B and C with 15 votes, not A
 */
export function allocateByMaxVotes(
  election: Election,
  rule: MaxVotesRule,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, Allocation> {
  const counted = contendersBy(election, countOf[rule.satisfaction]);
  if (isLeft(counted)) return counted;
  const applied = contestOf(election, rule, counted.right.contenders);
  if (isLeft(applied)) return applied;
  const { eligible, decided, excluded, purse: before } = applied.right;
  const values = eligible.map((contender) => valueOf(contender, rule));
  return map(({ set, ties }: ChosenSet) => {
    let purse = before;
    const chosen = rank(
      eligible.filter((_, place) => set.has(place)),
      rule.ties,
    );
    const funded = chosen.map(({ project, votes }, index): Funded => {
      purse = paying(purse, project);
      const step = decided.length + index + 1;
      return { project, votes, step, remaining: purse.remaining, via: 'rule', backing: null, note: null };
    });
    const others = rank(
      eligible.filter((_, place) => !set.has(place)),
      rule.ties,
    );
    const unfunded = others.map((contender: Contender, index) => {
      const step = decided.length + chosen.length + index + 1;
      const limit = limitOn(purse, contender.project);
      if (limit) return unfundedBy(contender, step, limit);
      return unfundedFor(contender, step, contender.whole > 0 ? 'otherSetBetter' : 'tooFewSupporters');
    });
    return assemble(election, rule, { funded: [...decided, ...funded], unfunded, excluded, ties });
  })(chooseSet({ contenders: eligible, values, purse: before, ties: rule.ties, report }));
}

/** What it gives voters together, in the units of `whole` (times cents, where the amount counts); at least nothing. */
export function valueOf({ whole, project }: Contender, { satisfaction }: MaxVotesRule): bigint {
  const value = BigInt(whole) * (satisfaction === 'cost' ? BigInt(project.amount) : 1n);
  return value > 0n ? value : 0n;
}
