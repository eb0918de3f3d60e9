import type { BudgetRule, Share } from '#domain/budget/budget-rule.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { cents, decimalString } from '#domain/shared/money.ts';

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

/** What a parameter may be in JSON: the parts of a rule have parts themselves. */
export type Parameter = string | number | readonly Parameter[] | { readonly [name: string]: Parameter };

export type Parameters = Readonly<Record<string, Parameter>>;

/** The parameters of a rule, by the names of the command's flags, as they stand in every output. */
export function ruleParameters(rule: BudgetRule): Parameters {
  const common = { ties: rule.ties, ...partParameters(rule.parts ?? {}) };
  switch (rule.kind) {
    case 'by-votes':
    case 'threshold': {
      const { onMisfit, order, count } = rule;
      const own =
        rule.kind === 'threshold' ? { threshold: percentage(rule.share), thresholdBase: rule.base } : {};
      return { ...own, onMisfit, order, count, ...common };
    }
    case 'equal-shares': {
      const { satisfaction, completion, add1Stop } = rule;
      const searches = completion === 'add1' || completion === 'add1+greedy';
      const search = { increment: decimalString(cents(rule.increment)), add1Stop };
      return { satisfaction, completion, ...(searches ? search : {}), ...common };
    }
    case 'phragmen':
      return common;
    case 'max-votes':
      return { satisfaction: rule.satisfaction, ...common };
  }
}

/** The optional parts that a rule has, in the form in which a survey names them. */
function partParameters({
  minVotes,
  sums,
  incompatible,
  vetoed,
  withdrawn,
  overrides,
}: RuleParts): Parameters {
  const takenOut = (list: NonNullable<RuleParts['vetoed']>): Parameter =>
    list.map(({ proposal, why }) => (why === null ? { proposal } : { proposal, why }));
  return {
    ...(minVotes === undefined ? {} : { minVotes }),
    ...(sums && {
      sums: {
        by: sums.by,
        amounts: Object.fromEntries([...sums.sums].map(([name, sum]) => [name, decimalString(sum)])),
      },
    }),
    ...(incompatible && { incompatible }),
    ...(vetoed && { vetoed: takenOut(vetoed) }),
    ...(withdrawn && { withdrawn: takenOut(withdrawn) }),
    ...(overrides && { overrides: overrides.map((one) => ({ ...one })) }),
  };
}

/** The same in one line: `onMisfit=skip ties=amount,order`. What has parts itself is written as JSON. */
export const parameterLine = (rule: BudgetRule): string =>
  Object.entries(ruleParameters(rule))
    .map(([name, value]) => `${name}=${inLine(value)}`)
    .join(' ');

function inLine(value: Parameter): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(',');
  return JSON.stringify(value);
}
