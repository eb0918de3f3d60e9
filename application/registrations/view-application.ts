import type { PublishedLists } from '#domain/registrations/activity/activity-phase.ts';
import {
  type Application,
  type SeenApplicationState,
  seenApplication,
} from '#domain/registrations/applicants/application.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** The number that an application has in a waiting list now: 1 is next. */
export interface LineNumber {
  readonly group: string;
  readonly n: number;
}

/** An application as it is now. */
export interface SeenApplication {
  readonly application: Application;
  readonly state: SeenApplicationState;
  readonly lines: readonly LineNumber[];
}

/** An application with what lists, clock and those who wait say of it. */
export const viewApplication = (
  application: Application,
  {
    lists,
    at,
    lines,
  }: { readonly lists: PublishedLists; readonly at: Instant; readonly lines: readonly LineNumber[] },
): SeenApplication => ({
  application,
  state: seenApplication(application, { at, isListed: lists.provisional !== null }),
  lines,
});
