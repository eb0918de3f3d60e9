import { addressOf } from '#adapters/wire/address-of.ts';
import { checkIdentityCall } from '#adapters/wire/voting/check-identity.ts';
import type { CredentialsDesk, DeskRefusal } from '#application/ports/browser/credentials-desk.ts';
import { type CredentialsWire, invalidWord, validWord } from '#adapters/wire/voting/identity-check.ts';
import { refusalBy } from '#adapters/wire/refusals.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { type Answer, call, type CallSettings } from './council-call.ts';

function refusalOf({ status, body }: Answer): DeskRefusal {
  const { errCode, message, retryAfter } = (typeof body === 'object' && body ? body : {}) as Record<
    string,
    unknown
  >;
  const tag = refusalBy(errCode, message);
  switch (tag) {
    case 'noSession':
    case 'identityUnreachable':
      return { kind: tag };
    case 'unreadable':
    case 'unknownAddress':
      return { kind: 'notTaken' };
    case 'tooManyAttempts':
      return { kind: tag, retryAfterSeconds: Number(retryAfter) || 60 };
    default:
      return { kind: 'serverFailed', status };
  }
}

/** Identity checks over the council's API: number and birth date travel in the body, never in an address. */
export function httpCredentialsDesk(settings: CallSettings): CredentialsDesk {
  return {
    check: async (realm, { id, type, date }) => {
      const body: CredentialsWire = { id, type, date };
      const answered = await call(settings, addressOf(checkIdentityCall, { realm }), body);
      if (isLeft(answered)) return left({ kind: 'noAnswer' });
      const { status, text } = answered.right;
      if (status < 200 || status >= 300) return left(refusalOf(answered.right));
      const word = text.trim();
      if (word !== validWord && word !== invalidWord) return left({ kind: 'serverFailed', status });
      return right(word === validWord);
    },
  };
}
