import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { Say } from '#application/text/say.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { InOrderRule } from '#domain/budget/parameters.ts';
import { completes, searches } from '#domain/budget/rules/equal-shares/rule.ts';

type Sentences<Rule> = (rule: Rule, words: Say<PageKey>) => readonly string[];

const inOrderSentences: Sentences<InOrderRule> = ({ order, onMisfit }, words) => [
  order === 'votes' ? words('byVotes') : words('perAmount'),
  words(onMisfit),
];

/** Each rule in sentences for residents. */
const sentences: { readonly [K in RuleKind]: Sentences<RuleOf<K>> } = {
  'by-votes': inOrderSentences,
  threshold: (rule, words) => [words('threshold'), ...inOrderSentences(rule, words)],
  'equal-shares': (rule, words) => [
    words('equalShares'),
    ...(searches(rule) ? [words('add1')] : []),
    ...(completes(rule) ? [words('greedy')] : []),
  ],
  phragmen: (_, words) => [words('phragmen')],
  'max-votes': (_, words) => [words('maxVotes')],
};

/** A rule in a few sentences, for residents. */
export function sentencesOn(rule: BudgetRule, words: Say<PageKey>): readonly string[] {
  const sentencesOf = sentences[rule.kind] as Sentences<BudgetRule>;
  return sentencesOf(rule, words);
}
