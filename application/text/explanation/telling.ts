import type { ProposalId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { fill } from '../fill.ts';
import { formatCount } from '../numbers.ts';
import type { ExplanationKey, ExplanationTexts } from './es.ts';

/** How explanations are told: in whose words, money in which currency, proposals by which names. */
export interface Telling {
  readonly texts: ExplanationTexts;
  readonly money: (amount: Cents) => string;
  readonly titleOf: (proposal: ProposalId) => string;
  /** What a vote is under the rule. */
  readonly unit: 'votes' | 'points';
}

/** The keys that come in `_one` and `_other`. */
type Countable = ExplanationKey extends infer Key ? (Key extends `${infer Name}_one` ? Name : never) : never;

/** The text for so many; all our languages tell one from any other number. */
export function counted(
  name: Countable,
  count: number,
  texts: ExplanationTexts,
  others: Readonly<Record<string, string>> = {},
): string {
  return fill(texts[`${name}_${count === 1 ? 'one' : 'other'}` as ExplanationKey], {
    ...others,
    n: formatCount(count),
  });
}

/** Fractions of a cent are told to the nearest cent; who is funded was decided by the fraction itself. */
export const nearest = (fraction: Rational, { money }: Telling): string =>
  money(cents(Number(decimalsOf(fraction, 0))));

/** A reason that somebody wrote, without the full stop that the sentence has itself. */
export const unstopped = (why: string): string => why.trim().replace(/\.$/u, '');
