import type { Instant } from '../shared/calendar-day.ts';

/** What is known of a campaign in a list; moments are as they are written, in UTC. */
interface ListedCampaign {
  /** When its vouchers are given. */
  readonly issue: { readonly from: string; readonly until: string };
  /** That it was closed before; null if it was not. */
  readonly ended: object | null;
}

/**
 * The campaign that a portal shows first: one that gives vouchers now, else one that is to come, else the one that was opened last,
 * with which the list begins. Undefined if there is none.
 */
export function firstCampaign<T extends ListedCampaign>(all: readonly T[], now: Instant): T | undefined {
  const toCome = all.filter(({ issue, ended }) => ended === null && Date.parse(issue.until) > now);
  return toCome.find(({ issue }) => Date.parse(issue.from) <= now) ?? toCome[0] ?? all[0];
}
