import { fieldOf } from '../apply-parts.ts';
import { contendersBy } from '../ballots/count-votes.ts';
import type { ByVotesRule, Share, ThresholdRule } from '../budget-rule.ts';
import type { Contender } from '../contender.ts';
import type { Election } from '../election.ts';
import { isComplete } from '../equal-shares/tied-outcomes.ts';
import type { Purse } from '../purse.ts';
import { rank } from '../tie-break.ts';
import { certain } from './certain.ts';
import { dividedUp, votesToPosition } from './votes-to-position.ts';

/**
 * What a threshold asks: `needed` is the least number of votes that reaches it as it stands, `short` how many more the
 * project must have, null where no number is enough. They differ where the threshold grows with those votes.
 */
export interface Entry {
  readonly needed: number;
  readonly short: number | null;
}

export interface VotesShort {
  /** How many votes more would have funded it, all else equal, and one fewer would not. */
  readonly toBeFunded: (contender: Contender) => number | null;
  /** How many it takes to reach the threshold, and lacked. */
  readonly toEnter: (contender: Contender) => Entry;
}

/**
 * Of the rules by votes: how many votes were lacking. Those votes come from ballots that are there already, so the number of
 * ballots stays; the sum of all votes grows with them, and with it a threshold taken of the votes, under which others may
 * fall meanwhile. Nothing is told where the tie-breaks may leave an order open, since the rule may then be refused.
 */
export function votesShortOf(election: Election, rule: ByVotesRule | ThresholdRule): VotesShort {
  const { contenders, scale } = certain(contendersBy(election, rule.count));
  const { eligible, purse } = certain(fieldOf(election, rule, contenders));
  const round = { ranked: rank(eligible, rule.ties, rule.order), purse };
  const bar = barOf(election, rule, contenders, scale);
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

/** A threshold as it stands when one project has so many votes more. */
interface Bar {
  /** The least that reaches it as it stands. */
  readonly least: number;
  readonly isUnder: (contender: Contender, more: number) => boolean;
  /** How many votes more the project needs for itself. */
  readonly votesToReach: (contender: Contender) => number | null;
  /** With so many votes more for another project this one falls under it; null where it never does. */
  readonly fallsWith: (contender: Contender) => number | null;
}

const noBar: Bar = { least: 0, isUnder: () => false, votesToReach: () => 0, fallsWith: () => null };

function barOf(
  { ballots }: Election,
  rule: ByVotesRule | ThresholdRule,
  contenders: readonly Contender[],
  scale: number,
): Bar {
  if (rule.kind === 'by-votes') return noBar;
  const sum = contenders.reduce((all, { whole }) => all + whole, 0);
  const grows = rule.base === 'votes';
  return barAt(rule.share, grows ? sum : Number(ballots) * scale, grows);
}

/** A share of `whole`, which grows with every vote more or does not. */
function barAt(share: Share, whole: number, grows: boolean): Bar {
  const part = BigInt(share.numerator);
  const of = BigInt(share.denominator);
  const all = BigInt(whole);
  return {
    least: Number(dividedUp(part * all, of)),
    isUnder: ({ whole }, more) => BigInt(whole) * of < part * (all + (grows ? BigInt(more) : 0n)),
    votesToReach: ({ whole }) => {
      const lacking = part * all - of * BigInt(whole);
      const by = grows ? of - part : of;
      if (lacking <= 0n) return 0;
      return by > 0n ? Number(dividedUp(lacking, by)) : null;
    },
    fallsWith: ({ whole }) => (grows && part > 0n ? Number((BigInt(whole) * of) / part - all) + 1 : null),
  };
}

/** Goes through the stretches of numbers of votes within which the threshold leaves the same others in. */
function leastVotes(
  contender: Contender,
  { ranked, purse }: { readonly ranked: readonly Contender[]; readonly purse: Purse },
  rule: ByVotesRule | ThresholdRule,
  bar: Bar,
  toMinimum: number,
): number | null {
  const toThreshold = bar.votesToReach(contender);
  if (toThreshold === null) return null;
  const others = ranked.filter(({ place }) => place !== contender.place);
  const falls = others.map(bar.fallsWith).filter((votes): votes is number => votes !== null && votes > 1);
  const starts = [...new Set([1, ...falls])].toSorted((a, b) => a - b);
  for (const [index, start] of starts.entries()) {
    const left = others.filter((other) => !bar.isUnder(other, start));
    const toPosition = votesToPosition(contender, left, purse, rule);
    if (toPosition === null) continue;
    const votes = Math.max(start, toThreshold, toMinimum, toPosition);
    if (votes < (starts[index + 1] ?? Infinity)) return votes;
  }
  return null;
}
