import type { KeptProfile } from '#application/ports/server/profile-store.ts';
import { readMailCode } from '#domain/forms/request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type CodeRequester, codePrint, type CodePorts } from './mail-code.ts';

/** After this many wrong codes the right one is void too. */
const mostTries = 5;

type CodeFault =
  | { readonly kind: 'codeWrong' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number };

/**
 * Accepts a code that was mailed: its holder reads that mailbox, so the address is verified. It works once. An unknown
 * person, a wrong code and an expired one get the same answer.
 */
export const giveBackCode =
  ({ profiles, keys, clock, attempts }: Pick<CodePorts, 'profiles' | 'keys' | 'clock' | 'attempts'>) =>
  async (
    { realm, network }: CodeRequester,
    /** Null if no person is known by these data. */
    userId: string | null,
    token: string,
  ): Promise<Either<CodeFault, KeptProfile>> => {
    const code = readMailCode(token);
    const check = async (): Promise<KeptProfile | null> => {
      if (userId === null) return null;
      const now = clock.now();
      const print = codePrint(keys, realm, userId, code ?? '');
      let isRight = false;
      const kept = await profiles.change(realm, userId, (before) => {
        isRight = false;
        const sent = before?.code ?? null;
        if (before === null || sent === null) return before;
        isRight = sent.print === print && now < sent.until;
        if (isRight)
          return { ...before, code: null, changedAt: now, profile: { ...before.profile, isVerified: true } };
        return { ...before, code: sent.tries + 1 < mostTries ? { ...sent, tries: sent.tries + 1 } : null };
      });
      return isRight ? kept : null;
    };
    const guesser = { realm: `codes ${realm}`, network, identity: userId ?? 'nobody' };
    const tried = await attempts.within(guesser, check, (kept) => kept === null);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    return tried.right === null ? left({ kind: 'codeWrong' }) : right(tried.right);
  };
