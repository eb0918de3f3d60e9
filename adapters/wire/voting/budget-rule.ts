import * as t from 'io-ts';
import {
  type BudgetRule,
  defaultByVotes,
  defaultEqualShares,
  defaultMaxVotes,
  defaultPhragmen,
  defaultThreshold,
  type Share,
} from '#domain/budget/budget-rule.ts';
import { euros, orNull } from '../decode.ts';
import { partFields, readParts } from './rule-parts.ts';

/** `5%`, `2.5 %` or `2,5%` as an exact share; null when it is none. */
export function readShare(text: string): Share | null {
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
    const read = typeof u === 'string' ? readShare(u) : null;
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

const all = {
  ties: t.array(t.keyof({ amount: null, votes: null, order: null, id: null })),
  ...partFields,
};
const inOrder = {
  onMisfit: t.keyof({ skip: null, stop: null }),
  order: t.keyof({ votes: null, 'votes-per-amount': null }),
  count: t.keyof({ ballots: null, points: null, borda: null }),
};
const satisfaction = t.keyof({ cost: null, cardinality: null, points: null, borda: null });

const byVotes = t.partial({ ...inOrder, ...all });
const threshold = t.partial({ ...inOrder, share, base: t.keyof({ votes: null, ballots: null }), ...all });
const equalShares = t.partial({
  satisfaction,
  completion: t.keyof({ none: null, greedy: null, add1: null, 'add1+greedy': null }),
  increment,
  add1Stop: t.keyof({ exhaustive: null, overspend: null }),
  ...all,
});
const phragmen = t.partial(all);
const maxVotes = t.partial({ satisfaction, ...all });

/** What each kind of rule may name beside its kind. */
export const ruleKinds = {
  'by-votes': byVotes,
  threshold,
  'equal-shares': equalShares,
  phragmen,
  'max-votes': maxVotes,
};
const isKind = (kind: unknown): kind is BudgetRule['kind'] => typeof kind === 'string' && kind in ruleKinds;

/** What a rule names, with the defaults of its kind for the rest. */
function readRule(kind: BudgetRule['kind'], raw: unknown, context: t.Context): t.Validation<BudgetRule> {
  const named = <A>(codec: t.Decoder<unknown, A>, defaults: BudgetRule): t.Validation<BudgetRule> => {
    const read = codec.validate(raw, context);
    if ('left' in read) return read;
    const fields = Object.entries(read.right as Record<string, unknown>);
    const own = Object.fromEntries(
      fields.filter(([name, value]) => !(name in partFields) && value !== undefined),
    );
    const parts = readParts(read.right as Parameters<typeof readParts>[0]);
    return t.success({ ...defaults, ...own, ...(parts && { parts }) });
  };
  switch (kind) {
    case 'by-votes':
      return named(byVotes, defaultByVotes);
    case 'threshold':
      return named(threshold, defaultThreshold);
    case 'equal-shares':
      return named(equalShares, defaultEqualShares);
    case 'phragmen':
      return named(phragmen, defaultPhragmen);
    case 'max-votes':
      return named(maxVotes, defaultMaxVotes);
    default:
      return kind satisfies never;
  }
}

/**
 * The rule as data of a survey: `{ "kind": "threshold", "share": "5%", "base": "votes", "ties": ["amount", "order"] }`.
 * What its kind does not have is refused, since a slip in a name would decide by another rule than the town's.
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
