import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { FeePartAnswer } from '#adapters/wire/registrations/fee-parts.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { folded } from '#domain/directory/folded.ts';
import { hasLapsed, type SeenApplicationState } from '#domain/registrations/applicants/application.ts';
import { needsCheck } from '#domain/registrations/applicants/claims.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** The state of an application as its desk says it. `undecided`: it waits for staff. */
export type ApplicationSign = SeenApplicationState | 'undecided';

/** Whether staff must decide an application: one that nobody has, or a claim of somebody who came first. */
export function waitsForVerdict({ mode, proofs }: ActivityAnswer, one: StaffApplicationAnswer): boolean {
  const { state, verdict, content } = one;
  if (verdict !== null) return false;
  if (mode !== 'firstCome') return state === 'sent';
  return (state === 'offered' || state === 'waiting') && needsCheck({ proofs }, { ...content, verdict });
}

/** The last minute before a moment at which something ends: what ends at midnight ends on the day before. */
export const lastMinuteOf = (end: string): string => new Date(Date.parse(end) - 60_000).toISOString();

/** Whether an appeal has no answer yet. */
export const hasOpenAppeal = ({ appeal }: StaffApplicationAnswer): boolean =>
  appeal !== null && appeal.answer === null;

/** Whether a part of a fee is neither paid nor forgiven nor ended. */
export const isAskedPart = ({ state }: FeePartAnswer): boolean => ['later', 'due', 'overdue'].includes(state);

/** Whether a part of a fee is late, of a place that is had or was. */
export const isLate = ({ parts, state }: StaffApplicationAnswer): boolean =>
  ['enrolled', 'left', 'expelled'].includes(state) && parts.some((part) => part.state === 'overdue');

/** The state of an application at a moment, with what staff have decided of it. */
export function deskState(
  activity: ActivityAnswer,
  one: StaffApplicationAnswer,
  now: Instant,
): ApplicationSign {
  const { state, verdict, until } = one;
  if (hasLapsed({ state, until: until === null ? null : Date.parse(until) }, now)) return 'lapsed';
  if (waitsForVerdict(activity, one)) return 'undecided';
  if (state !== 'sent' || verdict === null) return state;
  return verdict.isAdmitted ? 'admitted' : 'excluded';
}

/** Whether an application is found by words: its letters, or the name of who takes part or answers for them. */
export function isFoundBy(words: string, { code, party }: StaffApplicationAnswer): boolean {
  const sought = folded(words.trim());
  const names = [code, party?.participant.name ?? '', party?.guardian?.name ?? ''];
  return names.some((name) => folded(name).includes(sought));
}

/** Who waits for a group, the next one first: by their number of the draw, else by when they came. */
export const waitingFor = (
  group: string,
  applications: readonly StaffApplicationAnswer[],
): readonly StaffApplicationAnswer[] =>
  applications
    .filter(({ waiting }) => waiting.includes(group))
    .toSorted(
      (a, b) =>
        (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) ||
        Date.parse(a.at) - Date.parse(b.at) ||
        (a.code < b.code ? -1 : 1),
    );
