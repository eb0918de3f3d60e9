import * as t from 'io-ts';
import {
  type BudgetRule,
  defaultByVotes,
  defaultThreshold,
  type Share,
  type TieBreak,
} from '#domain/budget/budget-rule.ts';
import { orNull } from './decode.ts';

const tie = t.keyof({ amount: null, votes: null, order: null, id: null });

/** The rule as data of a survey: `{ "kind": "threshold", "share": "5%", "base": "votes", "ties": ["amount", "order"] }`. */
const budgetRuleWire = t.intersection([
  t.type({ kind: t.keyof({ 'by-votes': null, threshold: null }) }),
  t.partial({
    onMisfit: t.keyof({ skip: null, stop: null }),
    ties: t.array(tie),
    share: t.string,
    base: t.keyof({ votes: null, ballots: null }),
  }),
]);
export const optionalRule = orNull(budgetRuleWire);

/** `5%`, `2.5 %` or `2,5%` as an exact share; null when it is none. */
export function readShare(text: string): Share | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%$/u.exec(text.trim());
  if (!match) return null;
  const numerator = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return numerator <= 10_000 ? { numerator, denominator: 10_000 } : null;
}

/** The rule that a survey asks for; a survey without one is counted by votes. */
export function readRule(wire: t.TypeOf<typeof optionalRule>): BudgetRule {
  if (!wire) return defaultByVotes;
  const common: { ties: readonly TieBreak[]; onMisfit: 'skip' | 'stop' } = {
    ties: wire.ties ?? defaultByVotes.ties,
    onMisfit: wire.onMisfit ?? defaultByVotes.onMisfit,
  };
  if (wire.kind === 'by-votes') return { kind: 'by-votes', ...common };
  const share = readShare(wire.share ?? '5%') ?? defaultThreshold.share;
  return { kind: 'threshold', share, base: wire.base ?? defaultThreshold.base, ...common };
}
