import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
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

/** The person of the census; in surveys without one, the device. Null if the census has no person with these data. */
export async function voterOf(
  census: CensusRegister,
  survey: Pick<Survey, 'census'>,
  claimed: ClaimedVoter,
  secrets: readonly string[],
): Promise<string | null> {
  if (!survey.census) return deviceName(claimed.device);
  const identity = readIdentity(claimed.identity ?? '');
  if (isLeft(identity)) return null;
  const person = await census.match(
    claimed.town.realm,
    identity.right,
    secrets.filter((secret) => secret.trim() !== ''),
  );
  return person === null ? null : `person:${person}`;
}
