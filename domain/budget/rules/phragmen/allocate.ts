import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { Allocation, BudgetRefusal, Funded, Unfunded } from '../../allocation.ts';
import { assemble, unfundedBy, unfundedFor } from '../../assemble.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import type { PhragmenRule } from './rule.ts';
import type { Contender } from '../../contender.ts';
import type { Election } from '../../election.ts';
import { eachCounted, spentOf, type ReportHowFar, unreported } from '../../how-far.ts';
import { burdensOf } from './loads.ts';
import { type PlayedLoads, playLoads } from './play.ts';
import { obstacleTo } from '../../purse.ts';
import { type FirstIn, outcomeOfFunding, type Played, tiesInRounds } from '../../rounds/ties-in-rounds.ts';
import { rank } from '../../tie-break.ts';

/**
 * Sequential Phragmén. Every voter gets money at the same even pace, and a project is bought as soon as its supporters
 * together have its amount, which they then spend. In other words, the project that leaves its supporters with the least
 * load comes next. The rule ends at the first that does not fit in the budget, so it leaves money unspent where others
 * would still fit. Ballots count by what they name, whatever their points or ranks.
 *
 * @example A 40 with four supporters: load 10. B 45 with three of them and two others: (45 + 30) / 5 = 15
 */
export function allocateByPhragmen(
  election: Election,
  rule: PhragmenRule,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, Allocation> {
  const read = electorateOf(election, rule, 'cardinality');
  if (isLeft(read)) return read;
  const { field, group } = read.right;
  const { eligible, decided, excluded, purse } = field;
  const burdens = burdensOf(eligible, group(eligible));
  const played = playLoads(eligible, burdens, purse, rule.ties, new Map(), ({ loads, purse: now }) =>
    report({ kind: 'rounds', count: loads.numerators.length, spent: spentOf(purse, now) }),
  );
  const playAgain = eachCounted('orders', report, (first: FirstIn) =>
    told(playLoads(eligible, burdens, purse, rule.ties, first)),
  );
  const ties = tiesInRounds(told(played), playAgain, rule.ties);
  if (isLeft(ties)) return ties;
  const funded = played.bought.map(
    ({ contender, load, purse: { remaining } }, round): Funded => ({
      project: contender.project,
      votes: contender.votes,
      step: decided.length + round + 1,
      remaining,
      via: 'rule',
      backing: { kind: 'load', load },
      note: null,
    }),
  );
  const unfunded = leftOut(eligible, played, decided.length + funded.length, rule);
  return right(
    assemble(election, rule, { funded: [...decided, ...funded], unfunded, excluded, ties: ties.right }),
  );
}

const told = ({ bought, ties }: PlayedLoads): Played => ({
  outcome: outcomeOfFunding(bought.map(({ contender }) => contender)),
  ties,
});

/** First what ended the rule, then the others. */
function leftOut(
  eligible: readonly Contender[],
  { bought, misfits, purse }: PlayedLoads,
  stepsBefore: number,
  rule: PhragmenRule,
): readonly Unfunded[] {
  const taken = new Set(bought.map(({ contender }) => contender));
  const others = eligible.filter((contender) => !taken.has(contender) && !misfits.includes(contender));
  return [...rank(misfits, rule.ties), ...rank(others, rule.ties)].map((contender, index) => {
    const step = stepsBefore + index + 1;
    const obstacle = obstacleTo(purse, contender.project);
    if (obstacle && (misfits.includes(contender) || obstacle.kind !== 'overBudget'))
      return unfundedBy(contender, step, obstacle);
    return unfundedFor(contender, step, contender.whole > 0 ? 'afterStop' : 'tooFewSupporters');
  });
}
