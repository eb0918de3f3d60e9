import type { Clock } from '#application/ports/clock.ts';
import type { SignInLog } from '#application/ports/server/office/sign-in-log.ts';
import { type SignInEntry, signInsKept } from '#domain/office/access/sign-in-entry.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly signIns: SignInLog;
  readonly clock: Clock;
}

/** The sign-ins of a person in the last ninety days, the latest first. */
export const readSignIns =
  ({ signIns, clock }: Ports) =>
  (realm: RealmId, person: string): Promise<readonly SignInEntry[]> =>
    signIns.of(realm, person, clock.now() - signInsKept);

/** Erases sign-ins that are older than ninety days. */
export const forgetOldSignIns =
  ({ signIns }: Pick<Ports, 'signIns'>) =>
  (by: Instant): Promise<void> =>
    signIns.forget(by - signInsKept);
