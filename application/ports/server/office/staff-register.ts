import type { Town } from '#domain/access/town.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { StaffSession } from '#domain/office/access/session.ts';
import type { Holder } from '#domain/office/decide.ts';

/** A member of staff, or a program with a token, and what they may do. */
export interface StaffMember extends Holder {
  readonly name: string;
  /** The session of a person who signed in; missing if a program calls with a token. */
  readonly session?: StaffSession;
}

/** Programs that may report for others, by the key of each. */
export interface AppRegister {
  /** The name of the program with that key in that town; null if there is none. */
  program(realm: RealmId, key: string): Promise<{ readonly name: string } | null>;
}

/** The programs that the operator lets call the API, by the token of each. */
export interface StaffRegister {
  /** The program with that token in that town; null if there is none. */
  member(town: Pick<Town, 'realm' | 'timeZone'>, token: string): Promise<StaffMember | null>;
  /** The program with that id; null if there is none. */
  byId(town: Pick<Town, 'realm' | 'timeZone'>, id: string): Promise<StaffMember | null>;
}
