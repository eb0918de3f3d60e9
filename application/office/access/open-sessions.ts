import type { Clock } from '#application/ports/clock.ts';
import type { StaffSessions } from '#application/ports/server/office/staff-people.ts';
import { isSessionOpen, type StaffSession } from '#domain/office/access/session.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly sessions: Pick<StaffSessions, 'of'>;
  readonly clock: Clock;
}

/** The sessions of a person that are valid now, the last used first. */
export const openSessions = async (
  { sessions, clock }: Ports,
  realm: RealmId,
  person: string,
): Promise<readonly StaffSession[]> => {
  const now = clock.now();
  return (await sessions.of(realm, person)).filter((session) => isSessionOpen(session, now));
};
