import type { RealmId } from '#domain/shared/ids.ts';

/** A staff member who handles a town's requests. */
export interface StaffMember {
  readonly name: string;
}

/** The staff members who may call the API, by the token of each. */
export interface StaffRegister {
  /** The staff member with that token in that town; null if there is none. */
  member(realm: RealmId, token: string): Promise<StaffMember | null>;
}
