import { contestOf } from '../apply-parts.ts';
import { contendersBy } from '../ballots/count-votes.ts';
import type { ByVotesRule } from '../rules/by-votes/rule.ts';
import type { Share } from '../parameters.ts';
import type { ThresholdRule } from '../rules/threshold/rule.ts';
import type { Contender } from '../contender.ts';
import type { Election } from '../election.ts';
import { isComplete } from '../rules/equal-shares/tied-outcomes.ts';
import type { Purse } from '../purse.ts';
import { rank } from '../tie-break.ts';
import { certain } from '../explanation/certain.ts';
import { dividedUp, type Passage, passageThrough, votesToPosition } from './votes-to-position.ts';

/**
 * What a threshold requires: `needed` is the least number of votes that reaches the present threshold, `short` how many
 * more the project must have, null where no number is enough. They differ where the threshold grows with those votes.
 */
export interface ThresholdVotes {
  readonly needed: number;
  readonly short: number | null;
}

/** How many votes a project lacked; null if no number can be given. */
export interface VotesShort {
  /** The least number of additional votes that would have funded it, all else equal. */
  readonly toBeFunded: (contender: Contender) => number | null;
  /** How many votes the threshold requires, and how many were lacking. */
  readonly toEnter: (contender: Contender) => ThresholdVotes;
}

/**
 * Of the rules by votes: how many votes were lacking. Those votes come from ballots that are there already, so the
 * number of ballots stays; the sum of all votes grows with them, and with it a threshold taken of the votes, under
 * which others may fall meanwhile. No number is given if the tie-breaks may leave an order open, since the rule may
 * then be refused.
 */
export function votesShortOf(election: Election, rule: ByVotesRule | ThresholdRule): VotesShort {
  const { contenders, scale } = certain(contendersBy(election, rule.count));
  const { eligible, purse } = certain(contestOf(election, rule, contenders));
  const bar = barOf(election, rule, contenders, scale);
  const ranked = rank(eligible, rule.ties, rule.order).filter(({ whole }) => whole >= bar.least);
  const round = { ranked, purse, passage: passageThrough(ranked, purse, rule.onMisfit) };
  const minimum = Math.ceil((rule.parts?.minVotes ?? 0) * scale);
  const told = (votes: number | null) => (votes === null ? null : votes / scale);
  return {
    toBeFunded: (contender) =>
      isComplete(rule) ? told(leastVotes(contender, round, rule, bar, minimum - contender.whole)) : null,
    toEnter: (contender) => ({
      needed: bar.least / scale,
      short: told(bar.votesToReach(contender)),
    }),
  };
}

/** The threshold when one project has that many additional votes. */
interface Bar {
  /** The least number of votes that reaches it. */
  readonly least: number;
  /** How many votes more the project needs for itself. */
  readonly votesToReach: (contender: Contender) => number | null;
  /** How others fall under it, where it grows with the votes of a project; else null. */
  readonly rising: Rising | null;
}

interface Rising {
  readonly isUnder: (contender: Contender, more: number) => boolean;
  /** With so many votes more for another project this one falls under it. */
  readonly fallsWith: (contender: Contender) => number;
}

const noBar: Bar = { least: -Infinity, votesToReach: () => 0, rising: null };

function barOf(
  { ballots }: Election,
  rule: ByVotesRule | ThresholdRule,
  contenders: readonly Contender[],
  scale: number,
): Bar {
  if (!('share' in rule)) return noBar;
  const sum = contenders.reduce((all, { whole }) => all + whole, 0);
  const grows = rule.base === 'votes';
  return barAt(rule.share, grows ? sum : Number(ballots) * scale, grows);
}

/** A share of `whole`, which may grow with every additional vote. */
function barAt(share: Share, whole: number, grows: boolean): Bar {
  const part = BigInt(share.numerator);
  const of = BigInt(share.denominator);
  const all = BigInt(whole);
  return {
    least: Number(dividedUp(part * all, of)),
    votesToReach: ({ whole }) => {
      const lacking = part * all - of * BigInt(whole);
      const by = grows ? of - part : of;
      if (lacking <= 0n) return 0;
      return by > 0n ? Number(dividedUp(lacking, by)) : null;
    },
    rising:
      grows && part > 0n
        ? {
            isUnder: ({ whole }, more) => BigInt(whole) * of < part * (all + BigInt(more)),
            fallsWith: ({ whole }) => Number((BigInt(whole) * of) / part - all) + 1,
          }
        : null,
  };
}

/** Those that reach the threshold as it stands, in order, and what there is before each of their turns. */
interface Order {
  readonly ranked: readonly Contender[];
  readonly purse: Purse;
  readonly passage: Passage;
}

function leastVotes(
  contender: Contender,
  order: Order,
  rule: ByVotesRule | ThresholdRule,
  bar: Bar,
  toMinimum: number,
): number | null {
  const toThreshold = bar.votesToReach(contender);
  if (toThreshold === null) return null;
  const toEnter = Math.max(toThreshold, toMinimum);
  if (bar.rising) return leastWhileOthersFall(contender, order, rule, bar.rising, toEnter);
  const toPosition = votesToPosition(contender, order.passage, rule);
  return toPosition === null ? null : Math.max(1, toEnter, toPosition);
}

/** Goes through the stretches of numbers of votes within which the threshold leaves the same others in. */
function leastWhileOthersFall(
  contender: Contender,
  { ranked, purse }: Order,
  rule: ByVotesRule | ThresholdRule,
  rising: Rising,
  toEnter: number,
): number | null {
  const others = ranked.filter(({ place }) => place !== contender.place);
  const starts = [...new Set([1, ...others.map(rising.fallsWith)])].toSorted((a, b) => a - b);
  for (const [index, start] of starts.entries()) {
    const left = others.filter((other) => !rising.isUnder(other, start));
    const toPosition = votesToPosition(contender, passageThrough(left, purse, rule.onMisfit), rule);
    if (toPosition === null) continue;
    const votes = Math.max(start, toEnter, toPosition);
    if (votes < (starts[index + 1] ?? Infinity)) return votes;
  }
  return null;
}
