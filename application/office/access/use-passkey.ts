import type { PasskeyAnswer } from './passkeys.ts';
import { afterUse } from './passkeys.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { PasskeyCheck } from '#application/ports/server/office/passkey-check.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** With what a passkey of a person is used. */
export interface PasskeyUse {
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

/** What a passkey of a person signed. The answer is refused if it is to another challenge, of another person or of a copied key. */
export const usePasskey =
  ({ people, passkeys, clock }: PasskeyUse) =>
  async (
    { realm, id }: Pick<StaffPerson, 'realm' | 'id'>,
    challenge: string,
    { site, answer }: Pick<PasskeyAnswer, 'site' | 'answer'>,
  ): Promise<Either<{ readonly kind: 'passkeyRefused' }, PasskeyProof>> => {
    const refused = left({ kind: 'passkeyRefused' } as const);
    const claim = passkeys.claimOf(answer);
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
