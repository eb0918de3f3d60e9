import type { KeptProfile } from '#application/ports/server/profile-store.ts';
import type { ContactField } from '#domain/forms/contact.ts';
import { plainEmail, type Profile } from '#domain/forms/profile.ts';
import { type Either, right } from '#domain/shared/result.ts';
import {
  type CodeRequester,
  type CodePorts,
  type CodeRefusal,
  sendCode,
  type WriteCode,
} from './mail-code.ts';

type Told = Readonly<Record<ContactField, string>>;

/** A new address has to be verified; one that does not change stays verified or unverified. */
const profileOf = (told: Told, before: Profile | undefined): Profile => ({
  ...told,
  isVerified:
    before !== undefined && before.isVerified && plainEmail(before.email) === plainEmail(told.email),
});

/**
 * Stores the data that a person enters about themselves, all of it each time: a blank part is erased, and if all are
 * blank the profile is erased. A new e-mail gets a code at once.
 */
export const keepProfile =
  (ports: CodePorts) =>
  async (
    asker: CodeRequester,
    userId: string,
    told: Told,
    write: WriteCode,
  ): Promise<Either<CodeRefusal, KeptProfile | null>> => {
    const { realm } = asker;
    const isBlank = Object.values(told).every((part) => part === '');
    const before = await ports.profiles.find(realm, userId);
    const isNew = plainEmail(before?.profile.email ?? '') !== plainEmail(told.email);
    const work = (kept: KeptProfile | null): KeptProfile | null =>
      isBlank
        ? null
        : {
            realm,
            userId,
            profile: profileOf(told, kept?.profile),
            ...(kept?.proven && { proven: kept.proven }),
            code: isNew ? null : (kept?.code ?? null),
            changedAt: ports.clock.now(),
          };
    if (told.email !== '' && isNew) return sendCode(ports)(asker, userId, told.email, write, work);
    return right(await ports.profiles.change(realm, userId, work));
  };
