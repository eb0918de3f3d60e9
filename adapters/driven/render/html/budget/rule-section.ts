import type { Allocation } from '#domain/budget/allocation.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { InOrderRule } from '#domain/budget/parameters.ts';
import { completes, searches } from '#domain/budget/rules/equal-shares/rule.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { Say } from '#application/text/say.ts';
import { tieLines } from '../../words/tie-lines.ts';
import { endowmentWords, ruleWords } from '../../words/rule-words.ts';
import { capital, htmlText, facts, section } from '../markup.ts';

/** The rule for residents in a few sentences, then its name and parameters for anyone who computes it again. */
export function ruleSection(allocation: Allocation, say: CliSay, words: Say<PageKey>): string {
  const endowment = endowmentWords(allocation, say);
  const entries: readonly (readonly [string, string])[] = [
    [capital(say('origin.rule')), ruleWords(allocation, say)],
    ...(endowment === null ? [] : [[capital(say('origin.voters')), endowment] as const]),
  ];
  const paragraph = `<p>${htmlText(sentencesOn(allocation.rule, words).join(' '))}</p>`;
  return section('rule', words('rule'), `${paragraph}\n${facts(entries)}`);
}

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

function sentencesOn(rule: BudgetRule, words: Say<PageKey>): readonly string[] {
  const sentencesOf = sentences[rule.kind] as Sentences<BudgetRule>;
  return sentencesOf(rule, words);
}

/** In which order ties are decided, and those that changed who is funded. */
export function tiesSection(allocation: Allocation, say: CliSay, words: Say<PageKey>): string {
  const list = allocation.rule.ties.map((tie) => say(`tie.${tie}`)).join(', ');
  const order = `<p>${htmlText(words('tieOrder', { list }))}</p>`;
  const titles = new Map(allocation.order.map(({ id, title }) => [String(id), title]));
  const found = tieLines(allocation, say, (id) => words('quoted', { title: titles.get(id) ?? id }));
  const changes =
    found.length === 0
      ? `<p>${htmlText(words('noTies'))}</p>`
      : `<ul>\n${found.map((line) => `<li>${htmlText(capital(line))}.</li>`).join('\n')}\n</ul>`;
  return section('ties', words('ties'), `${order}\n${changes}`);
}
