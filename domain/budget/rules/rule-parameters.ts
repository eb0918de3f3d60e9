import { type BudgetRule, factsOf } from '../budget-rule.ts';
import type { RuleParts } from '../rule-parts.ts';
import { decimalString } from '#domain/shared/money.ts';
import type { Parameter, Parameters } from './rule-facts.ts';

/** The parameters of a rule, by the names of the command's flags, as they are in every output. */
export const ruleParameters = (rule: BudgetRule): Parameters => ({
  ...factsOf(rule).parameters(rule),
  ties: rule.ties,
  ...partParameters(rule.parts ?? {}),
});

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
