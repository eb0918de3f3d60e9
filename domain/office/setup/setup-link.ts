import type { Instant } from '../../shared/calendar-day.ts';
import type { RealmId } from '../../shared/ids.ts';

/** For how long a link that makes a town works: a week, in milliseconds. */
export const setupLinkSpan = 7 * 86_400_000;

/** A link with which one town is made. Its secret is not stored. */
export interface SetupLink {
  /** The hash of its secret. */
  readonly hash: string;
  /** It makes the first town of an installation; the link of an operator makes one beside others. */
  readonly isFirst: boolean;
  /** The first moment at which it no longer works. */
  readonly until: Instant;
  /** The town that was made with it; null as long as it was not used. */
  readonly realm: RealmId | null;
}

/** Whether a link makes a town now: it was not used, is not too old and, if it is for the first town, there is none. */
export const makesTown = (
  link: SetupLink | null,
  { hasTowns, now }: { readonly hasTowns: boolean; readonly now: Instant },
): link is SetupLink =>
  link !== null && link.realm === null && now < link.until && !(link.isFirst && hasTowns);
