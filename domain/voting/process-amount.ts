import type { Cents } from '../shared/money.ts';
import { chainOf } from './chain.ts';
import { budgetLimit } from './kinds/budget-amount/limit.ts';
import type { Survey } from './survey.ts';

/** A survey within the process that asks it: a budget question without a total gets the amount of the process. */
export function inProcess(survey: Survey, amount: Cents | null): Survey {
  const { question } = survey;
  if (question.kind !== 'budgetAmount' || !question.isUsualTotal) return survey;
  const { isUsualTotal: _, ...named } = question;
  return { ...survey, question: { ...named, ...budgetLimit(null, amount) } };
}

/**
 * The survey of a chain whose total is not the amount of its process, so that the two documents contradict each other;
 * null if there is none. Several budget questions of a chain may share out the amount between them.
 */
export function otherTotal(main: Survey, known: readonly Survey[], amount: Cents | null): Survey | null {
  const budgets = chainOf(main, known).filter(({ question }) => question.kind === 'budgetAmount');
  const [only] = budgets;
  if (only?.question.kind !== 'budgetAmount' || budgets.length > 1 || amount === null) return null;
  return only.question.isUsualTotal || only.question.total === amount ? null : only;
}
