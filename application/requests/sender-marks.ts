import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { SenderMarks } from '#application/ports/server/request-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import type { RealmId } from '#domain/shared/ids.ts';

type Keys = Pick<VotingKeys, 'account'>;

export interface SenderPorts {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly keys: Keys;
}

/** Represents a device of a town. The key is not in the database: it does not show who sent an anonymous request. */
export const deviceMark = (keys: Keys, realm: RealmId, userId: string): string =>
  keys.account(`sender of requests ${realm} ${userId}`);

/** Represents an address; two spellings of one address have one mark. */
export const emailMark = (keys: Keys, realm: RealmId, email: string): string =>
  keys.account(`e-mail of requests ${realm} ${plainEmail(email)}`);

/** The marks of a session's user: that of the device and, once it is verified, that of the e-mail. */
export async function senderMarks(
  { profiles, keys }: SenderPorts,
  realm: RealmId,
  userId: string,
): Promise<SenderMarks> {
  const profile = (await profiles.find(realm, userId))?.profile;
  return {
    device: deviceMark(keys, realm, userId),
    email: profile?.isVerified === true ? emailMark(keys, realm, profile.email) : null,
  };
}
