import type { PasskeySite } from '#application/ports/server/office/passkey-check.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { Challenges } from '#application/ports/server/office/staff-people.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import {
  isChallengeOf,
  isKeyedMatter,
  type KeyedMatter,
  matterChallenge,
} from '#domain/office/access/signed-matter.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { PasskeyCheck } from '#application/ports/server/office/passkey-check.ts';
import { type PasskeyUse, usePasskey } from './use-passkey.ts';

/** With what a signature is asked for and checked. */
export interface KeyedSigning extends PasskeyUse {
  readonly passkeys: Pick<PasskeyCheck, 'using' | 'claimOf' | 'used'>;
  readonly challenges: Challenges;
  readonly staffSecrets: Pick<StaffSecrets, 'newSecret'>;
}

type Signer = Pick<StaffPerson, 'realm' | 'id'>;

/** How long a browser may take to answer. */
const challengeSpan = 5 * 60_000;

/** Whether a person has passkeys. Who signs in by the provider of the council has none; a program is no person. */
async function hasKeys({ people }: Pick<PasskeyUse, 'people'>, { realm, id }: Signer): Promise<boolean> {
  const person = await people.find(realm, id);
  return person !== null && person.passkeys.length > 0;
}

/** What a browser needs to sign with a passkey; null if the person has none, or if the matter is too long to be one. */
export const askToSign =
  (ports: KeyedSigning) =>
  async (person: Signer, site: PasskeySite, matter: KeyedMatter): Promise<object | null> => {
    if (!isKeyedMatter(matter) || !(await hasKeys(ports, person))) return null;
    const { challenges, staffSecrets, passkeys, clock } = ports;
    const [text, now] = [matterChallenge(matter, staffSecrets.newSecret()), clock.now()];
    const { realm, id } = person;
    await challenges.put({ realm, text, person: id, until: now + challengeSpan }, now);
    return passkeys.using(site, text);
  };

/** The answer of a passkey that came with a signature; absent if none came. */
export interface KeyAnswer {
  readonly site: PasskeySite;
  readonly answer: unknown;
}

/**
 * What a passkey of a person signed of a matter: null if they have no passkey, so that their session signs. Left: they have
 * one, and the answer is missing, to another matter or to another person, used before or too late.
 */
export const proveSignature =
  (ports: KeyedSigning) =>
  async (
    person: Signer,
    matter: KeyedMatter,
    { site, answer }: KeyAnswer,
  ): Promise<Either<{ readonly kind: 'passkeyRefused' }, PasskeyProof | null>> => {
    if (!(await hasKeys(ports, person))) return right(null);
    const { passkeys, challenges, clock } = ports;
    const claim = passkeys.claimOf(answer);
    const asked = claim && (await challenges.take(person.realm, claim.challenge, clock.now()));
    if (asked === null || asked.person !== person.id || !isChallengeOf(matter, asked.text))
      return left({ kind: 'passkeyRefused' });
    return usePasskey(ports)(person, asked.text, { site, answer });
  };
