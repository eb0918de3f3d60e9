import type { BudgetRule, Share } from '#domain/budget/budget-rule.ts';

/**
 * A share as a percentage, exact where it has an end: 5/100 is `5%`, 1/8 is `12.5%`; otherwise the fraction.
 */
export function percentage({ numerator, denominator }: Share): string {
  const thousandths = (BigInt(numerator) * 100_000n) / BigInt(denominator);
  if (thousandths * BigInt(denominator) !== BigInt(numerator) * 100_000n)
    return `${numerator}/${denominator}`;
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/u, '').concat('%');
}

/** The parameters of a rule, by the names of the command's flags, as they stand in every output. */
export function ruleParameters(rule: BudgetRule): Readonly<Record<string, string | readonly string[]>> {
  const common = { onMisfit: rule.onMisfit, ties: rule.ties };
  if (rule.kind === 'by-votes') return common;
  return { threshold: percentage(rule.share), thresholdBase: rule.base, ...common };
}

/** The same in one line: `onMisfit=skip ties=amount,order`. */
export const parameterLine = (rule: BudgetRule): string =>
  Object.entries(ruleParameters(rule))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.join(',')}`)
    .join(' ');
