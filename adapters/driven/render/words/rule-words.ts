import { percentage } from '#domain/budget/rules/percentage.ts';
import { formatAmount, formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { InOrderRule } from '#domain/budget/parameters.ts';
import { type EqualSharesRule, searches } from '#domain/budget/rules/equal-shares/rule.ts';
import type { ThresholdRule } from '#domain/budget/rules/threshold/rule.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { sharesWords } from '#application/reports/budget/shares-words.ts';
import { cents } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { printable } from '../../terminal/printable.ts';
import type { CliSay } from '../../texts/cli-say.ts';

/** The rule in one line: its name, its parameters, and its optional parts. */
export const ruleWords = (allocation: Pick<Allocation, 'rule'>, say: CliSay): string =>
  [allocation.rule.kind, ...parameterWords(allocation, say)].join(', ');

/** Its parameters and optional parts, without the name that programs use. */
export function parameterWords({ rule }: Pick<Allocation, 'rule'>, say: CliSay): readonly string[] {
  const words = ownWords[rule.kind] as OwnWords<BudgetRule>;
  return [...words(rule, say), ...partWords(rule.parts ?? {}, say)];
}

type OwnWords<Rule> = (rule: Rule, say: CliSay) => readonly string[];

const inOrderWords: OwnWords<InOrderRule> = ({ order, count, onMisfit }, say) => [
  ...(order === 'votes' ? [] : [say('origin.perAmount')]),
  ...(count === 'ballots' ? [] : [say(`origin.count.${count}`)]),
  say(`origin.${onMisfit}`),
];

/** The words for the parameters of each rule. */
const ownWords: { readonly [K in RuleKind]: OwnWords<RuleOf<K>> } = {
  'by-votes': inOrderWords,
  threshold: (rule, say) => [shareWords(rule, say), ...inOrderWords(rule, say)],
  'equal-shares': (rule, say) => [
    say(`origin.satisfaction.${rule.satisfaction}`),
    say(`origin.completion.${rule.completion}`),
    ...(searches(rule) ? searchWords(rule, say) : []),
    ...sharesWords(rule, say),
  ],
  phragmen: () => [],
  'max-votes': ({ satisfaction }, say) => [say(`origin.satisfaction.${satisfaction}`)],
};

const searchWords: OwnWords<EqualSharesRule> = ({ increment, add1Stop }, say) => [
  say('origin.increment', { amount: formatAmount(cents(increment)) }),
  say(`origin.add1Stop.${add1Stop}`),
];

function shareWords({ share, base }: ThresholdRule, say: CliSay): string {
  const written = percentage(share).replace('.', ',').replace('%', '\u00A0%');
  return say(`origin.share.${base}`, { share: written });
}

function partWords({ minVotes, sums }: RuleParts, say: CliSay): readonly string[] {
  const least = minVotes === undefined ? [] : [say('origin.minVotes', { votes: formatCount(minVotes) })];
  const fixed = [...(sums?.sums ?? [])].map(([name, sum]) => `${printable(name)} ${formatAmount(sum)}`);
  const own = sums ? [say(`origin.sums.${sums.by}`, { sums: fixed.join(' · ') })] : [];
  return [...least, ...own];
}

/** The sum that every voter could spend; null if the rule gives voters no money. */
export function endowmentWords({ endowment }: Allocation, say: CliSay): string | null {
  if (!endowment) return null;
  const { each, increments, ended } = endowment;
  const amount = toTheCent(each);
  if (ended === null) return say('origin.endowment', { amount });
  return say(`origin.endowment.${ended}`, { amount, increments: formatCount(increments) });
}

/** To the nearest cent. */
const toTheCent = (fraction: Rational): string => formatAmount(cents(Number(decimalsOf(fraction, 0))));
