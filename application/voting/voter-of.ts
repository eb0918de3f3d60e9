import type { CensusRegister, PersonKey } from '#application/ports/server/census-register.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** The claimed voter: what was entered for the census, and the anonymous session that sent it. */
export interface ClaimedVoter {
  readonly town: Town;
  readonly identity: string | null;
  readonly device: string;
}

/** Names of devices and of persons cannot collide, so that a device can never pass for a person. */
export const deviceName = (device: string) => `device:${device}`;

/** A person of the census, whatever came with the identity number. */
export const personName = (person: PersonKey) => `person:${person}`;

/**
 * An account, by its verified address: erased data or another device make no second account of it. An account is not a
 * person, who may have several addresses.
 */
const accountName = (email: string) => `account:${plainEmail(email)}`;

/** The verified address of the session's user; null if there is none. */
export async function verifiedEmail(
  profiles: Pick<ProfileStore, 'find'>,
  { town, device }: ClaimedVoter,
): Promise<string | null> {
  const kept = await profiles.find(town.realm, device);
  return kept?.profile.isVerified === true ? kept.profile.email : null;
}

/** The person of the census; in surveys without one, the account or the device. Null if the census has no person with these data. */
export async function voterOf(
  census: CensusRegister,
  survey: Pick<Survey, 'census'>,
  claimed: ClaimedVoter,
  secrets: readonly string[],
  /** The verified address, in surveys for registered people. */
  email: string | null = null,
): Promise<string | null> {
  if (!survey.census) return email === null ? deviceName(claimed.device) : accountName(email);
  const identity = readIdentity(claimed.identity ?? '');
  if (isLeft(identity)) return null;
  const person = await census.match(
    claimed.town.realm,
    identity.right,
    secrets.filter((secret) => secret.trim() !== ''),
  );
  return person === null ? null : personName(person);
}
