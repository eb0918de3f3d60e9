import type { SignInEntry } from '#domain/office/access/sign-in-entry.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** When people of staff came in, and with what; erased after some time. */
export interface SignInLog {
  note(entry: SignInEntry): Promise<void>;
  /** Those of a person since that moment, the latest first. */
  of(realm: RealmId, person: string, since: Instant): Promise<readonly SignInEntry[]>;
  /** Erases those of all towns from before that moment. */
  forget(before: Instant): Promise<void>;
}
