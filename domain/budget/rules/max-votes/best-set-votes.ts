import { contestOf } from '../../apply-parts.ts';
import { contendersBy } from '../../ballots/count-votes.ts';
import { countOf } from '../../parameters.ts';
import type { MaxVotesRule } from './rule.ts';
import type { Contender } from '../../contender.ts';
import type { Election } from '../../election.ts';
import { bestAllowedSetOf, remembering } from './knapsack/best-allowed-set.ts';
import type { Packed } from './knapsack/best-set.ts';
import {
  isBefore,
  type Ladder,
  ladderOf,
  rankingBy,
  type Ranking,
  splitTies,
  valueIn,
  worthOn,
} from './knapsack/ladder.ts';
import { obstacleTo, paying } from '../../purse.ts';
import { valueOf } from './allocate.ts';
import { certain } from '../../explanation/certain.ts';
import { dividedUp } from '../../in-order/votes-to-position.ts';

/** What it would take to have one more project in the set of `max-votes`. */
export interface SetVotes {
  /** How many votes (or points) the best set with this project has less; null where amounts count and not votes. */
  readonly loss: number | null;
  /** The least number of additional votes that would have put it into the set; null if no number would. */
  readonly votesShort: number | null;
}

/**
 * Looks for the best set around a project that was left out: what the others can do with the money that it leaves. If
 * that is D less than what the chosen set is worth, the project must be worth D, or more where the tie-breaks are
 * against it. The others are put in order once for all projects, so each project costs little more time than the search
 * around its break.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 50 (7): B and C have 15. With A nothing else fits: 6 votes lost,
 * and with 6 more A is level with the two; 60 is less than 100, so the lower amount decides for A
 */
export function setVotesOf(election: Election, rule: MaxVotesRule): (contender: Contender) => SetVotes {
  const { contenders, scale } = certain(contendersBy(election, countOf[rule.satisfaction]));
  const { eligible, purse } = certain(contestOf(election, rule, contenders));
  const minimum = (rule.parts?.minVotes ?? 0) * scale;
  const takesPart = new Set(eligible.map(({ place }) => place));
  const values = contenders.map((one) => (takesPart.has(one.place) ? valueOf(one, rule) : 0n));
  const { sums, last } = splitTies(rule.ties);
  // No project needs more votes than make it worth all others together.
  const room = values.reduce((sum, value) => sum + value, BigInt(Math.ceil(minimum)) + 1n);
  const ladder = ladderOf(contenders, sums, room);
  const worths = contenders.map((one, place) => worthOn(ladder, one, values[place] as bigint));
  const ranking = last && rankingBy(contenders, last);
  const best = remembering(bestAllowedSetOf({ contenders, worths, values, ranking: null }));
  const first = remembering(bestAllowedSetOf({ contenders, worths, values, ranking }));
  const around: Around = { rule, minimum, ladder, ranking, chosen: first(purse) };
  const valueOfChosen = valueIn(ladder, around.chosen.worth);
  return (contender) => {
    const { place, project } = contender;
    if (obstacleTo(purse, project)) return { loss: null, votesShort: null };
    const left = paying(purse, project);
    const rest = best(left, place);
    const needed = valueOfChosen - valueIn(ladder, rest.worth);
    const votes = leastVotes(
      contender,
      { needed, worth: rest.worth, first: () => first(left, place) },
      around,
    );
    return {
      loss: rule.satisfaction === 'cost' ? null : Number(needed - valueOf(contender, rule)) / scale,
      votesShort: votes === null ? null : votes / scale,
    };
  };
}

/** The best set of the others with the money that a project leaves. */
interface Rest {
  /** What the project must be worth, so that it is worth as much with the others as the chosen set. */
  readonly needed: bigint;
  readonly worth: bigint;
  /** Of the sets of that worth, the first; only ties ask for it. */
  readonly first: () => Packed;
}

interface Around {
  readonly rule: MaxVotesRule;
  /** The votes without which nothing takes part, in units of `whole`. */
  readonly minimum: number;
  readonly ladder: Ladder;
  /** Null if the tie-breaks may leave open which set is chosen. */
  readonly ranking: Ranking | null;
  readonly chosen: Packed;
}

/** Where its worth is just what is needed, the tie-breaks say whether it is in: the set with it, or the chosen one. */
function leastVotes(
  contender: Contender,
  rest: Rest,
  { rule, minimum, ladder, ranking, chosen }: Around,
): number | null {
  const unit = rule.satisfaction === 'cost' ? BigInt(contender.project.amount) : 1n;
  if (ranking === null || unit === 0n) return null;
  // A project without votes is in no set.
  const least = Math.max(contender.whole + 1, minimum, 1);
  const whole = Math.max(least, Number(dividedUp(rest.needed, unit)));
  const raised = { ...contender, whole };
  const more = worthOn(ladder, raised, valueOf(raised, rule)) + rest.worth - chosen.worth;
  const withIt =
    ({ has }: Packed) =>
    (place: number) =>
      place === contender.place || has(place);
  const isIn = more > 0n || (more === 0n && isBefore(ranking, withIt(rest.first()), chosen.has));
  return whole - contender.whole + (isIn ? 0 : 1);
}
