import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { KeptProfile, ProfileStore } from '#application/ports/server/profile-store.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { mailCode } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

export interface CodePorts {
  readonly profiles: ProfileStore;
  readonly mailer: Mailer;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly attempts: AttemptBudget;
}

/** Who asks for a code, and from where. */
export interface CodeRequester {
  readonly realm: RealmId;
  readonly network: string;
}

/** Words around a code. */
export type WriteCode = (code: string) => Omit<Mail, 'to'>;

export type CodeRefusal =
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number }
  /** What there was to keep is kept; another code may be asked for. */
  | { readonly kind: 'mailFailed' };

/** A code is good for half an hour. */
const codeLife = 30 * 60_000;

/** The hash that stands for a code of that person. */
export const codePrint = (keys: Pick<VotingKeys, 'account'>, realm: RealmId, userId: string, code: string) =>
  keys.account(`mail code ${realm} ${userId} ${code}`);

/**
 * Mails a new code to a person and stores its hash; the one before is void. Every mail counts against budgets of the
 * address and of the network that asks, so that this call cannot flood a mailbox.
 */
export const sendCode =
  ({ profiles, mailer, random, clock, keys, attempts }: CodePorts) =>
  async (
    { realm, network }: CodeRequester,
    userId: string,
    email: string,
    write: WriteCode,
    /** The change that is stored together with the code; it is not made if no more mails may be sent. */
    work: (before: KeptProfile | null) => KeptProfile | null = (before) => before,
  ): Promise<Either<CodeRefusal, KeptProfile | null>> => {
    const address = keys.account(`mail to ${plainEmail(email)}`);
    const code = mailCode(random(10));
    const sent = await attempts.within(
      { realm: `mails ${realm}`, network, identity: address },
      async (): Promise<Either<CodeRefusal, KeptProfile | null>> => {
        const print = codePrint(keys, realm, userId, code);
        const kept = await profiles.change(realm, userId, (before) => {
          const after = work(before);
          return after && { ...after, code: { print, until: clock.now() + codeLife, tries: 0 } };
        });
        try {
          await mailer.send({ ...write(code), to: email });
        } catch {
          return left({ kind: 'mailFailed' });
        }
        return right(kept);
      },
      () => true,
    );
    return isLeft(sent) ? left({ kind: 'tooManyAttempts', retryAfter: sent.left }) : sent.right;
  };
