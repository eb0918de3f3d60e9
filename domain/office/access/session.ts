import type { Instant } from '../../shared/calendar-day.ts';
import type { RealmId } from '../../shared/ids.ts';
import type { SignInWay } from './person.ts';

/** A browser in which a person of staff is signed in. */
export interface StaffSession {
  readonly realm: RealmId;
  /** Names the session in lists; it opens nothing. */
  readonly id: string;
  readonly person: string;
  readonly way: SignInWay;
  /** What the browser says that it is, shortened. */
  readonly device: string;
  readonly openedAt: Instant;
  readonly usedAt: Instant;
}

const minute = 60_000;
/** Without activity a session ends after half an hour: a computer at a counter is left alone. */
export const longestIdle = 30 * minute;
/** With activity it ends after twelve hours: longer than a working day, shorter than a night. */
export const longestSession = 12 * 60 * minute;
/** Its use is written down at most once in this time. */
export const usedEvery = minute;

/** The first moment at which a session is no longer valid. */
export const sessionEnd = ({ openedAt, usedAt }: Pick<StaffSession, 'openedAt' | 'usedAt'>): Instant =>
  Math.min(usedAt + longestIdle, openedAt + longestSession);

/** Whether a session is valid. */
export const isSessionOpen = (session: Pick<StaffSession, 'openedAt' | 'usedAt'>, now: Instant): boolean =>
  now < sessionEnd(session);
