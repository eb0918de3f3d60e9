import { use } from 'react';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ruleLine } from './rule-line.ts';

/** The rule of a vote in a line. */
export function RuleInWords({ rule }: { readonly rule: BudgetRule }) {
  const speech = useSpeech();
  use(speech.later());
  return ruleLine(rule, speech);
}
