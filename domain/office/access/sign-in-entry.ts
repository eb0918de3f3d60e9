import type { Instant } from '../../shared/calendar-day.ts';
import type { RealmId } from '../../shared/ids.ts';
import type { SignInWay } from './person.ts';

/** A sign-in of a person of staff, or one that was refused although it named them. */
export interface SignInEntry {
  readonly realm: RealmId;
  readonly person: string;
  readonly at: Instant;
  readonly way: SignInWay;
  /** What the browser said that it is; blank if it did not say. */
  readonly device: string;
  readonly isLetIn: boolean;
}

/** How long sign-ins are kept: long enough to notice one that was not one's own, and no longer. */
export const signInsKept = 90 * 86_400_000;
