import type { PasskeyAnswer } from '#application/office/access/passkeys.ts';
import { afterUse } from '#application/office/access/passkeys.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { PasskeyCheck } from '#application/ports/server/office/passkey-check.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { PasskeyProof } from '#domain/voting/closing/closing-book.ts';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';

interface Ports {
  readonly people: Pick<StaffPeople, 'find' | 'change'>;
  readonly passkeys: Pick<PasskeyCheck, 'claimOf' | 'used'>;
  readonly clock: Clock;
}

/** The parts of an answer that others need to verify it; its check has found them. */
function partsOf(answer: unknown): Pick<PasskeyProof, 'authenticatorData' | 'clientDataJSON' | 'signature'> {
  const { response = {} } = answer as { readonly response?: Readonly<Record<string, unknown>> };
  const of = (name: string): string => {
    const part = response[name];
    return typeof part === 'string' ? part : '';
  };
  return {
    authenticatorData: of('authenticatorData'),
    clientDataJSON: of('clientDataJSON'),
    signature: of('signature'),
  };
}

/**
 * What a passkey of a person signed for the record with that hash. The answer is refused if it is to another challenge, of
 * another person or of a copied key.
 */
export const provePasskey =
  ({ people, passkeys, clock }: Ports) =>
  async (
    { realm, id }: Pick<StaffPerson, 'realm' | 'id'>,
    hash: string,
    { site, answer }: Pick<PasskeyAnswer, 'site' | 'answer'>,
  ): Promise<Either<{ readonly kind: 'passkeyRefused' }, PasskeyProof>> => {
    const refused = left({ kind: 'passkeyRefused' } as const);
    const [claim, challenge] = [passkeys.claimOf(answer), recordChallenge(hash)];
    if (claim === null || claim.challenge !== challenge || (claim.person ?? id) !== id) return refused;
    const person = await people.find(realm, id);
    const key = person?.passkeys.find((one) => one.id === claim.key);
    if (key === undefined) return refused;
    const counter = await passkeys.used(site, answer, challenge, key);
    if (counter === null) return refused;
    const now = clock.now();
    let isUsed = false;
    const use = (before: StaffPerson | null) => {
      const after =
        before === null || before.endedAt !== null ? null : afterUse(before, key.id, counter, now);
      isUsed = after !== null;
      return after;
    };
    await people.change(realm, id, use, { by: id, at: now });
    const { host, origin } = site;
    return isUsed
      ? right({ host, origin, key: key.id, publicKey: key.publicKey, ...partsOf(answer) })
      : refused;
  };
