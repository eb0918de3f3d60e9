import { hash, randomBytes } from 'node:crypto';
import type { Challenge } from '#application/ports/server/office/staff-people.ts';
import type { BegunSignIn } from '#application/ports/server/sessions/identity-provider.ts';
import type { SignInEntry } from '#domain/office/access/sign-in-entry.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import type { ProgramToken } from '#domain/office/access/program-token.ts';
import { longestSession, type StaffSession } from '#domain/office/access/session.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of people of staff, their sessions and the tokens of programs, the same in both databases. */

/** SHA-256 of a secret: what is stored in its place. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

/** The token of a session or a program: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const bodyOf = (row: AnyRow | undefined): unknown =>
  row === undefined ? null : JSON.parse(String(row['body']));

export const staffPersonOf = (row: AnyRow | undefined) => bodyOf(row) as StaffPerson | null;
export const tokenOf = (row: AnyRow | undefined) => bodyOf(row) as ProgramToken | null;
export const challengeOf = (row: AnyRow | undefined) => bodyOf(row) as Challenge | null;

/** The account of a person in columns of their own, since one account is of one person. */
export const accountColumns = ({ identity }: Pick<StaffPerson, 'identity'>) =>
  [identity?.issuer ?? null, identity?.subject ?? null] as const;

/** The account that a change gives to a person who did not have it; null if it gives none. */
export function newAccount(before: StaffPerson | null, { identity }: StaffPerson): StaffPerson['identity'] {
  const had = before?.identity;
  return had?.issuer === identity?.issuer && had?.subject === identity?.subject ? null : identity;
}

export const begunSignInOf = (row: AnyRow | undefined) => bodyOf(row) as BegunSignIn | null;

export const sessionColumns = 'realm, id, person, way, device, opened, used';

export const staffSessionOf = (row: AnyRow | undefined): StaffSession | null =>
  row === undefined
    ? null
    : {
        realm: String(row['realm']) as StaffSession['realm'],
        id: String(row['id']),
        person: String(row['person']),
        way: String(row['way']) as StaffSession['way'],
        device: String(row['device']),
        openedAt: Number(row['opened']),
        usedAt: Number(row['used']),
      };

/** In the order of `sessionColumns`. */
export const sessionValues = (one: StaffSession) =>
  [one.realm, one.id, one.person, one.way, one.device, one.openedAt, one.usedAt] as const;

/** Sessions opened before this are over, however much they were used. */
export const overBefore = ({ openedAt }: StaffSession): number => openedAt - longestSession;

export const signInOf = (row: AnyRow): SignInEntry => ({
  realm: String(row['realm']) as SignInEntry['realm'],
  person: String(row['person']),
  at: Number(row['at']),
  way: String(row['way']) as SignInEntry['way'],
  device: String(row['device']),
  isLetIn: Number(row['let_in']) === 1,
});

/** In the order of the columns. */
export const signInValues = ({ realm, person, at, way, device, isLetIn }: SignInEntry) =>
  [realm, person, at, way, device, isLetIn ? 1 : 0] as const;
