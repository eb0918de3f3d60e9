import type { ProposalId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { formatCount } from '../numbers.ts';
import type { ExplanationKey } from '../catalogue/keys/explanation.ts';
import type { Say, Values } from '../say.ts';

/** How explanations are worded: the language, the currency of money, the names of proposals. */
export interface ExplanationWords {
  readonly say: Say<ExplanationKey>;
  readonly money: (amount: Cents) => string;
  readonly titleOf: (proposal: ProposalId) => string;
  /** What a vote is under the rule. */
  readonly unit: 'votes' | 'points';
}

/** A count of something, in words; `n` is the number as it is written. */
export const counted = (
  key: ExplanationKey,
  count: number,
  say: Say<ExplanationKey>,
  others: Values = {},
): string => say(key, { ...others, count, n: formatCount(count) });

/** Fractions of a cent are shown to the nearest cent; the exact fraction decided which projects are funded. */
export const nearest = (fraction: Rational, { money }: ExplanationWords): string =>
  money(cents(Number(decimalsOf(fraction, 0))));

/** A reason that somebody wrote, without the full stop that the sentence has itself. */
export const unstopped = (why: string): string => why.trim().replace(/\.$/u, '');
