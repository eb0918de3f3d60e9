import * as t from 'io-ts';
import { type BudgetRule, defaultRules, type RuleKind } from '#domain/budget/budget-rule.ts';
import {
  add1Stops,
  comparisons,
  completions,
  endowments,
  fundingOrders,
  onMisfits,
  satisfactions,
  type Share,
  thresholdBases,
  type TieBreak,
  tieBreaks,
  voteCounts,
} from '#domain/budget/parameters.ts';
import { euros, orNull } from '../decode.ts';
import { partFields, readParts } from './rule-parts.ts';

/** `5%`, `2.5 %` or `2,5%` as an exact share; null for anything else. */
export function readFixedShare(text: string): Share | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%$/u.exec(text.trim());
  if (!match) return null;
  const numerator = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return numerator <= 10_000 ? { numerator, denominator: 10_000 } : null;
}

/** A share as text: `5%`. */
export const share = new t.Type<Share, string>(
  'share',
  (u): u is Share => typeof u === 'object',
  (u, context) => {
    const read = typeof u === 'string' ? readFixedShare(u) : null;
    return read ? t.success(read) : t.failure(u, context);
  },
  ({ numerator, denominator }) => `${(numerator * 100) / denominator}%`,
);

/** An amount of at least one cent. */
export const increment = new t.Type<number>(
  'increment',
  euros.is,
  (u, context) => {
    const read = euros.validate(u, context);
    return 'right' in read && read.right === 0 ? t.failure(u, context) : read;
  },
  euros.encode,
);

/** One of some words. */
const wordOf = <Word extends string>(words: readonly Word[]) =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<Word, null>);

const isListed = (u: unknown): u is TieBreak => typeof u === 'string' && /^ids:./u.test(u);

/** A list of ids that breaks ties: `ids:12,7,3`. */
export const listedTie = new t.Type<TieBreak, string>(
  'listedTie',
  isListed,
  (u, context) => (isListed(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
);

const all = {
  ties: t.array(t.union([wordOf(tieBreaks), listedTie])),
  ...partFields,
};
const inOrder = {
  onMisfit: wordOf(onMisfits),
  order: wordOf(fundingOrders),
  count: wordOf(voteCounts),
};
const satisfaction = wordOf(satisfactions);

/** The parameters of each kind of rule. */
export const ruleKinds = {
  'by-votes': t.partial({ ...inOrder, ...all }),
  threshold: t.partial({ ...inOrder, share, base: wordOf(thresholdBases), ...all }),
  'equal-shares': t.partial({
    satisfaction,
    completion: wordOf(completions),
    increment,
    add1Stop: wordOf(add1Stops),
    endowments: wordOf(endowments),
    comparison: wordOf(comparisons),
    ...all,
  }),
  phragmen: t.partial(all),
  'max-votes': t.partial({ satisfaction, ...all }),
} satisfies Readonly<Record<RuleKind, t.Mixed>>;
const isKind = (kind: unknown): kind is RuleKind => typeof kind === 'string' && kind in ruleKinds;

/** The parameters of a rule, with the defaults of its kind for the rest. */
function readRule(kind: RuleKind, raw: unknown, context: t.Context): t.Validation<BudgetRule> {
  const codec: t.Decoder<unknown, Parameters<typeof readParts>[0]> = ruleKinds[kind];
  const read = codec.validate(raw, context);
  if ('left' in read) return read;
  const own = Object.fromEntries(
    Object.entries(read.right).filter(([name, value]) => !(name in partFields) && value !== undefined),
  );
  const parts = readParts(read.right);
  return t.success({ ...defaultRules[kind], ...own, ...(parts && { parts }) });
}

/**
 * The rule as data of a survey: `{ "kind": "threshold", "share": "5%", "base": "votes", "ties": ["amount", "order"]
 * }`. What its kind does not have is refused, since a misspelt name would decide by another rule than the town's.
 */
export const budgetRule = new t.Type<BudgetRule>(
  'budgetRule',
  (u): u is BudgetRule => typeof u === 'object' && u !== null && 'kind' in u && isKind(u.kind),
  (u, context) => {
    const at = (key: string, value: unknown) => t.appendContext(context, key, t.unknown, value);
    if (typeof u !== 'object' || u === null) return t.failure(u, context);
    const kind = 'kind' in u ? u.kind : undefined;
    if (!isKind(kind)) return t.failure(kind, at('kind', kind));
    const stranger = Object.keys(u).find((key) => key !== 'kind' && !(key in ruleKinds[kind].props));
    if (stranger !== undefined) return t.failure(u, at(stranger, u));
    return readRule(kind, u, context);
  },
  t.identity,
);
export const optionalRule = orNull(budgetRule);
