import type { RealmId } from '#domain/shared/ids.ts';

/** Somebody who handles a town's requests. */
export interface StaffMember {
  readonly name: string;
}

export interface StaffRegister {
  /** Who has that token in that town; null for nobody. */
  member(realm: RealmId, token: string): Promise<StaffMember | null>;
}
