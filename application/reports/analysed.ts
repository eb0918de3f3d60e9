import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { parameterLine } from '#domain/budget/rules/rule-parameters.ts';
import { type Cents, decimalString } from '#domain/shared/money.ts';
import type { Provenance } from './report.ts';
import { inputProvenance, type ReportInput } from './report-input.ts';

/** What an analysis of one rule was made from. */
export interface Analysed {
  readonly rule: BudgetRule;
  /** Null where the analysis is not of one budget. */
  readonly budget: Cents | null;
  readonly ballots: number | null;
  readonly currency: string;
  readonly input: ReportInput;
  readonly program: string;
}

/** The same for the origin of its report. */
export const analysedProvenance = (analysed: Analysed): Provenance => {
  const { rule, budget, ballots, currency, input, program } = analysed;
  return [
    ['rule', rule.kind],
    ['parameters', parameterLine(rule)],
    ...(budget === null ? [] : [['budget', decimalString(budget)] as const]),
    ['currency', currency],
    ['ballots', ballots === null ? '' : String(ballots)],
    ...inputProvenance(input),
    ['program', program],
  ];
};
