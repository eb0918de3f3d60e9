import type { Clock } from '#application/ports/clock.ts';
import type { StaffPeople, StaffSessions } from '#application/ports/server/office/staff-people.ts';
import type { SignInLog } from '#application/ports/server/office/sign-in-log.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { SignInWay, StaffPerson } from '#domain/office/access/person.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What opening a session needs. */
export interface SignInPorts {
  readonly people: StaffPeople;
  readonly sessions: StaffSessions;
  readonly staffSecrets: StaffSecrets;
  readonly signIns: Pick<SignInLog, 'note'>;
  readonly clock: Clock;
}

/** The person who signed in, and the token of their new session. */
export interface SignedIn {
  readonly person: StaffPerson;
  readonly token: string;
}

/** How somebody comes in: which way, with which browser, and what that changes of them. */
export interface ComingIn {
  readonly way: SignInWay;
  readonly device: string;
  /** The person after the key, the code or the link was used; null if it was used in the meantime. */
  readonly use: (before: StaffPerson) => StaffPerson | null;
}

/**
 * Opens a session with what proved who it is. Key, code or link are used in the person's latest state: of two that come at
 * once with the same code, one is let in.
 */
export const enterOffice =
  ({ people, sessions, staffSecrets, signIns, clock }: SignInPorts) =>
  async (realm: RealmId, id: string, { way, device, use }: ComingIn): Promise<SignedIn | null> => {
    const now = clock.now();
    let used: StaffPerson | null = null;
    const person = await people.change(
      realm,
      id,
      (before) => {
        used = before === null || before.endedAt !== null ? null : use(before);
        return used === null ? null : (used = { ...used, signedIn: { at: now, way } });
      },
      { by: id, at: now },
    );
    // A person whose account somebody else has got in the meantime is not changed.
    if (person === null || person !== used) return null;
    await signIns.note({ realm, person: id, at: now, way, device, isLetIn: true });
    const session = { realm, id: staffSecrets.newId(), person: id, way, device, openedAt: now, usedAt: now };
    return { person, token: await sessions.open(session) };
  };
