import type { PasskeyAnswer } from '#application/office/access/passkeys.ts';
import { type PasskeyUse, usePasskey } from '#application/office/access/use-passkey.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';

/** What a passkey of a person signed for the record with that hash: a fixed text, which anybody can make again. */
export const provePasskey =
  (ports: PasskeyUse) =>
  (
    person: Pick<StaffPerson, 'realm' | 'id'>,
    hash: string,
    answer: Pick<PasskeyAnswer, 'site' | 'answer'>,
  ): ReturnType<ReturnType<typeof usePasskey>> =>
    usePasskey(ports)(person, recordChallenge(hash), answer);
