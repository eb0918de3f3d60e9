import type { PublishedLists } from '#domain/registrations/activity/activity-phase.ts';
import {
  type Application,
  type SeenApplicationState,
  seenApplication,
} from '#domain/registrations/applicants/application.ts';
import { inLine } from '#domain/registrations/places/waiting-line.ts';
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

/** The numbers of an application in the lists in which it waits; `waiting`: all who wait in its activity. */
const numbersOf = (own: Application, waiting: readonly Application[]): readonly LineNumber[] =>
  own.lines.map((group) => {
    const before = waiting.filter(
      (one) => one.id !== own.id && one.lines.includes(group) && inLine(group, one, own) < 0,
    );
    return { group, n: before.length + 1 };
  });

/** An application with what lists, clock and those who wait say of it. */
export const viewApplication = (
  application: Application,
  {
    lists,
    at,
    waiting,
  }: { readonly lists: PublishedLists; readonly at: Instant; readonly waiting: readonly Application[] },
): SeenApplication => ({
  application,
  state: seenApplication(application, { at, isListed: lists.provisional !== null }),
  lines: numbersOf(application, waiting),
});
