import type { Instant } from '../../shared/calendar-day.ts';
import type { Activity } from './activity.ts';

/** What staff have said of an activity to everybody, and when; null: not yet. */
export interface PublishedLists {
  /** The two lists of who is admitted. */
  readonly provisional: Instant | null;
  readonly final: Instant | null;
  /** When a second person signed that it does not take place. */
  readonly calledOff: Instant | null;
}

/** What is published of an activity of which nothing is. */
export const noLists: PublishedLists = { provisional: null, final: null, calledOff: null };

/**
 * Where an activity is. `soon`: nobody applies yet. `open`: applications come and are corrected. `checking`: staff look at them.
 * `appeals`: the provisional list is out, and who is excluded may appeal. `resolving`: staff decide the appeals. `places`: the
 * final list is out; places are drawn, offered and taken. `over`: its last day has passed.
 * `calledOff`: two people signed that it does not take place.
 */
export const activityPhases = [
  'soon',
  'open',
  'checking',
  'appeals',
  'resolving',
  'places',
  'over',
  'calledOff',
] as const;
/** One of these. */
export type ActivityPhase = (typeof activityPhases)[number];

/** The phase of an activity at a moment. Where the first to come have the places, there are no lists: it is open until it closes. */
export function activityPhase(
  { times, mode }: Pick<Activity, 'times' | 'mode'>,
  { provisional, final, calledOff }: PublishedLists,
  at: Instant,
): ActivityPhase {
  if (calledOff !== null) return 'calledOff';
  if (at < times.opens) return 'soon';
  if (at >= times.ends) return 'over';
  if (at < times.closes) return 'open';
  if (mode === 'firstCome' || final !== null) return 'places';
  if (provisional === null) return 'checking';
  return at < times.appealsUntil ? 'appeals' : 'resolving';
}
