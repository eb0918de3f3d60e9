import { percentage } from '#application/reports/rule-parameters.ts';
import { formatAmount, formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { cents } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import type { Texts } from '../../texts/es.ts';

/** The rule in a line: its name, what it was told to do, and its optional parts. */
export function ruleWords({ rule }: Pick<Allocation, 'rule'>, texts: Texts): string {
  return [rule.kind, ...ownWords(rule, texts), ...partWords(rule.parts ?? {}, texts)].join(', ');
}

function ownWords(rule: BudgetRule, texts: Texts): readonly string[] {
  switch (rule.kind) {
    case 'by-votes':
    case 'threshold':
      return [
        ...(rule.kind === 'threshold' ? [shareWords(rule, texts)] : []),
        ...(rule.order === 'votes' ? [] : [texts['origin.perAmount']]),
        ...(rule.count === 'ballots' ? [] : [texts[`origin.count.${rule.count}`]]),
        texts[`origin.${rule.onMisfit}`],
      ];
    case 'equal-shares': {
      const searches = rule.completion.startsWith('add1');
      const increment = fill(texts['origin.increment'], { amount: formatAmount(cents(rule.increment)) });
      return [
        texts[`origin.satisfaction.${rule.satisfaction}`],
        texts[`origin.completion.${rule.completion}`],
        ...(searches ? [increment, texts[`origin.add1Stop.${rule.add1Stop}`]] : []),
      ];
    }
    case 'phragmen':
      return [];
    case 'max-votes':
      return [texts[`origin.satisfaction.${rule.satisfaction}`]];
    default:
      return rule satisfies never;
  }
}

function shareWords({ share, base }: Extract<BudgetRule, { kind: 'threshold' }>, texts: Texts): string {
  const written = percentage(share).replace('.', ',').replace('%', '\u00A0%');
  return fill(texts[`origin.share.${base}`], { share: written });
}

function partWords({ minVotes, sums }: RuleParts, texts: Texts): readonly string[] {
  const least =
    minVotes === undefined ? [] : [fill(texts['origin.minVotes'], { votes: formatCount(minVotes) })];
  const fixed = [...(sums?.sums ?? [])].map(([name, sum]) => `${printable(name)} ${formatAmount(sum)}`);
  const own = sums ? [fill(texts[`origin.sums.${sums.by}`], { sums: fixed.join(' · ') })] : [];
  return [...least, ...own];
}

/** What every voter could spend; null where the rule gives voters no money. */
export function endowmentWords({ endowment }: Allocation, texts: Texts): string | null {
  if (!endowment) return null;
  const { each, increments, ended } = endowment;
  const amount = toTheCent(each);
  if (ended === null) return fill(texts['origin.endowment'], { amount });
  return fill(texts[`origin.endowment.${ended}`], { amount, increments: formatCount(increments) });
}

/** To the nearest cent. */
const toTheCent = (fraction: Rational): string => formatAmount(cents(Number(decimalsOf(fraction, 0))));
