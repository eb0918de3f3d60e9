import type { Instant } from '../../shared/calendar-day.ts';
import { isPastGrace, lateParts } from '../money/late-parts.ts';
import type { Application } from '../applicants/application.ts';
import { needsCheck } from '../applicants/claims.ts';
import type { Activity } from './activity.ts';

/** How many applications of an activity are in each state, and how many wait for staff. */
export interface ActivityFigures {
  /** States without applications are missing. */
  readonly states: Readonly<Record<string, number>>;
  /** Applications that nobody has decided; where the first to come have the places, those that claim something. */
  readonly undecided: number;
  /** Appeals without an answer. */
  readonly appeals: number;
  /** Places of whose fee a part is late. */
  readonly late: number;
  /** Of these, those that were awaited in vain: staff decide. */
  readonly unpaid: number;
}

const isUndecided = (activity: Activity, application: Application): boolean =>
  activity.mode === 'firstCome'
    ? needsCheck(activity, application) && ['offered', 'waiting'].includes(application.state)
    : application.state === 'sent' && application.verdict === null;

/** Counts the applications of an activity. */
export function figuresOfActivity(
  activity: Activity,
  applications: readonly Application[],
  at: Instant,
): ActivityFigures {
  const states: Record<string, number> = {};
  for (const { state } of applications) states[state] = (states[state] ?? 0) + 1;
  return {
    states,
    undecided: applications.filter((one) => isUndecided(activity, one)).length,
    appeals: applications.filter(({ appeal }) => appeal !== null && appeal.answer === null).length,
    late: applications.filter((one) => lateParts(one, at).length > 0).length,
    unpaid: applications.filter((one) => isPastGrace(one, activity.graceDays, at)).length,
  };
}
