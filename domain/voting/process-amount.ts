import type { SurveyId } from '../shared/ids.ts';
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

/** A process that asks a survey, with its amount. */
export interface AskingProcess {
  readonly survey: SurveyId | null;
  readonly amount: Cents | null;
}

/** The surveys of a town with the limits that its processes set, and the processes that contradict their survey. */
export interface LimitedSurveys {
  readonly surveys: readonly Survey[];
  /** The position of the process, and the survey whose total is not its amount. */
  readonly contradictions: readonly { readonly process: number; readonly other: Survey }[];
}

/**
 * Gives each budget question without a total the amount of its process. Of two processes that ask the same survey, the
 * second contradicts it if its amount is another.
 */
export function withProcessAmounts(
  processes: readonly AskingProcess[],
  surveys: readonly Survey[],
): LimitedSurveys {
  return processes.reduce<LimitedSurveys>(
    (limited, { survey, amount }, process) => {
      const main = limited.surveys.find((one) => one.id === survey);
      if (main === undefined) return limited;
      const other = otherTotal(main, limited.surveys, amount);
      const asked = new Set(chainOf(main, limited.surveys).map((one) => one.id));
      return {
        surveys: limited.surveys.map((one) => (asked.has(one.id) ? inProcess(one, amount) : one)),
        contradictions: [...limited.contradictions, ...(other === null ? [] : [{ process, other }])],
      };
    },
    { surveys, contradictions: [] },
  );
}
