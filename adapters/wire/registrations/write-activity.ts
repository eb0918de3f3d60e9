import type { ActivityPhase, PublishedLists } from '#domain/registrations/activity/activity-phase.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ActivityAnswer, ActivityRow } from './activity.ts';

const moment = (at: Instant): string => new Date(at).toISOString();
const momentOrNull = (at: Instant | null): string | null => (at === null ? null : moment(at));

/** An activity in a list. */
export const writeActivityRow = (
  { id, title, summary, mode, times }: Activity,
  phase: ActivityPhase,
): ActivityRow => ({
  id,
  title,
  summary,
  phase,
  mode,
  opens: moment(times.opens),
  closes: moment(times.closes),
  starts: moment(times.starts),
  ends: moment(times.ends),
});

/** What is known of an activity beside its document: where it is, what is free, who waits. */
export interface ActivityFacts {
  readonly phase: ActivityPhase;
  readonly lists: PublishedLists;
  readonly free: (group: string) => ReadonlyMap<string, number>;
  readonly waiting: (group: string) => number;
  /** Why it is called off; null: it is not. */
  readonly calledOff: string | null;
}

/** An activity as everybody reads it. */
export const writeActivity = (
  activity: Activity,
  { phase, lists, free, waiting, calledOff }: ActivityFacts,
): ActivityAnswer => ({
  ...writeActivityRow(activity, phase),
  flowsAt: moment(activity.times.flowsAt),
  appealsUntil: moment(activity.times.appealsUntil),
  isForCensus: activity.isForCensus,
  segments: [...activity.segments],
  groups: activity.groups.map(({ places, sessions, ...group }) => ({
    ...group,
    sessions: [...sessions],
    places: places.map((one) => ({ ...one, free: free(group.id).get(one.segment) ?? 0 })),
    waiting: waiting(group.id),
  })),
  flow: [...activity.flow],
  proofs: [...activity.proofs],
  points: [...activity.points],
  plans: activity.plans.map(({ parts, ...plan }) => ({
    ...plan,
    parts: parts.map(({ due, amount }) => ({ day: due?.day ?? null, amount })),
  })),
  graceDays: activity.graceDays,
  exemptions: [...activity.exemptions],
  wishes: activity.wishes,
  offerHours: activity.offerHours,
  lineRule: activity.lineRule,
  families: activity.families,
  terms: activity.terms.map(({ hours, percent }) => ({ hoursBefore: hours, percent })),
  lists: { provisional: momentOrNull(lists.provisional), final: momentOrNull(lists.final) },
  calledOff,
});
