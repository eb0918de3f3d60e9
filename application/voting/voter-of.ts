import type { CensusRegister } from '#application/ports/census-register.ts';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** Who says to be voting: what was written for the census, and the anonymous session that sent it. */
export interface ClaimedVoter {
  readonly town: Town;
  readonly identity: string | null;
  readonly device: string;
}

/** Devices and persons are named apart, so that no device can ever pass for a person. */
export const deviceName = (device: string) => `device:${device}`;

/** The person of the census; in surveys without one, the device. Null for somebody whom the census does not know so. */
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
