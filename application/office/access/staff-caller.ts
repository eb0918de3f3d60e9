import type { Clock } from '#application/ports/clock.ts';
import type {
  ProgramTokens,
  StaffPeople,
  StaffSessions,
} from '#application/ports/server/office/staff-people.ts';
import type { StaffMember, StaffRegister } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { grantOfToken, type ProgramToken } from '#domain/office/access/program-token.ts';
import { isSessionOpen, type StaffSession, usedEvery } from '#domain/office/access/session.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly staff: StaffRegister;
  readonly people: Pick<StaffPeople, 'find'>;
  readonly sessions: Pick<StaffSessions, 'find' | 'use'>;
  readonly tokens: Pick<ProgramTokens, 'find' | 'list'>;
  readonly clock: Clock;
}

const memberOf = (
  { id, name, grants }: Pick<StaffPerson, 'id' | 'name' | 'grants'>,
  session: StaffSession,
): StaffMember => ({ id, name, grants, session });

/** A program by its token, with what its maker may still do. */
async function programOf(
  { people, clock }: Pick<Ports, 'people' | 'clock'>,
  token: ProgramToken,
): Promise<StaffMember | null> {
  const grant = grantOfToken(token, await people.find(token.realm, token.madeBy), clock.now());
  return grant === null ? null : { id: token.id, name: token.name, grants: [grant] };
}

/** Who calls: a person by the session of their browser, or a program by its token. */
export const staffCaller = ({ staff, people, sessions, tokens, clock }: Ports) => ({
  /** The person whose session it is; null if it is over, or they no longer work there. */
  bySession: async (realm: RealmId, token: string): Promise<StaffMember | null> => {
    const now = clock.now();
    const session = await sessions.find(realm, token);
    if (session === null || !isSessionOpen(session, now)) return null;
    const person = await people.find(realm, session.person);
    if (person === null || person.endedAt !== null) return null;
    if (now - session.usedAt < usedEvery) return memberOf(person, session);
    await sessions.use(realm, session.id, now);
    return memberOf(person, { ...session, usedAt: now });
  },
  /** The program of the services file, or one whose token was made in the office. */
  byToken: async (town: Pick<Town, 'realm' | 'timeZone'>, text: string): Promise<StaffMember | null> => {
    const listed = await staff.member(town, text);
    if (listed !== null) return listed;
    const token = await tokens.find(town.realm, text);
    return token === null ? null : programOf({ people, clock }, token);
  },
  /** Who has that id and what they may do now, whether they are signed in or not; null if they no longer work there. */
  byId: async (town: Pick<Town, 'realm' | 'timeZone'>, id: string): Promise<StaffMember | null> => {
    const person = await people.find(town.realm, id);
    if (person !== null) return person.endedAt === null ? person : null;
    const token = (await tokens.list(town.realm)).find((one) => one.id === id);
    return token === undefined ? staff.byId(town, id) : programOf({ people, clock }, token);
  },
});
