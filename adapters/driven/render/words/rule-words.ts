import { percentage } from '#domain/budget/rules/rule-parameters.ts';
import { formatAmount, formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { cents } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { printable } from '../../terminal/printable.ts';
import type { CliSay } from '../../texts/cli-say.ts';

/** The rule in one line: its name, its parameters, and its optional parts. */
export function ruleWords({ rule }: Pick<Allocation, 'rule'>, say: CliSay): string {
  return [rule.kind, ...ownWords(rule, say), ...partWords(rule.parts ?? {}, say)].join(', ');
}

function ownWords(rule: BudgetRule, say: CliSay): readonly string[] {
  switch (rule.kind) {
    case 'by-votes':
    case 'threshold':
      return [
        ...(rule.kind === 'threshold' ? [shareWords(rule, say)] : []),
        ...(rule.order === 'votes' ? [] : [say('origin.perAmount')]),
        ...(rule.count === 'ballots' ? [] : [say(`origin.count.${rule.count}`)]),
        say(`origin.${rule.onMisfit}`),
      ];
    case 'equal-shares': {
      const searches = rule.completion.startsWith('add1');
      const increment = say('origin.increment', { amount: formatAmount(cents(rule.increment)) });
      return [
        say(`origin.satisfaction.${rule.satisfaction}`),
        say(`origin.completion.${rule.completion}`),
        ...(searches ? [increment, say(`origin.add1Stop.${rule.add1Stop}`)] : []),
      ];
    }
    case 'phragmen':
      return [];
    case 'max-votes':
      return [say(`origin.satisfaction.${rule.satisfaction}`)];
    default:
      return rule satisfies never;
  }
}

function shareWords({ share, base }: Extract<BudgetRule, { kind: 'threshold' }>, say: CliSay): string {
  const written = percentage(share).replace('.', ',').replace('%', '\u00A0%');
  return say(`origin.share.${base}`, { share: written });
}

function partWords({ minVotes, sums }: RuleParts, say: CliSay): readonly string[] {
  const least = minVotes === undefined ? [] : [say('origin.minVotes', { votes: formatCount(minVotes) })];
  const fixed = [...(sums?.sums ?? [])].map(([name, sum]) => `${printable(name)} ${formatAmount(sum)}`);
  const own = sums ? [say(`origin.sums.${sums.by}`, { sums: fixed.join(' · ') })] : [];
  return [...least, ...own];
}

/** What every voter could spend; null where the rule gives voters no money. */
export function endowmentWords({ endowment }: Allocation, say: CliSay): string | null {
  if (!endowment) return null;
  const { each, increments, ended } = endowment;
  const amount = toTheCent(each);
  if (ended === null) return say('origin.endowment', { amount });
  return say(`origin.endowment.${ended}`, { amount, increments: formatCount(increments) });
}

/** To the nearest cent. */
const toTheCent = (fraction: Rational): string => formatAmount(cents(Number(decimalsOf(fraction, 0))));
