import type { WrittenCredentials } from '#domain/census/credentials.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { checkIdentityCall } from '#adapters/wire/voting/check-identity.ts';
import { type CredentialsWire, invalidWord, validWord } from '#adapters/wire/voting/identity-check.ts';
import { refusalBy } from '#adapters/wire/refusals.ts';
import { type CouncilReply, call, type CallSettings } from '../council-call.ts';

/** Why credentials could not be checked at the council. None of these says anything about the person. */
export type CredentialsRefusal =
  | { readonly kind: 'noAnswer' }
  /** The council answers, the public service that it asks does not. */
  | { readonly kind: 'identityUnreachable' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfterSeconds: number }
  | { readonly kind: 'noSession' }
  /** What was written is not in the form that the council reads, or this town has no checks. */
  | { readonly kind: 'notTaken' }
  | { readonly kind: 'serverFailed'; readonly status: number };

/** Credentials whose owner has authorised the look-up. */
export type AuthorisedCredentials = WrittenCredentials & { readonly consent: true };

/** Checks a resident's credentials before voting: through the council, which asks the public service. */
export interface CredentialsClient {
  /** Whether the credentials are valid. Wrong ones use up the same tries as a vote with a wrong secret. */
  check(realm: RealmId, written: AuthorisedCredentials): Promise<Either<CredentialsRefusal, boolean>>;
}

function refusalOf({ status, body }: CouncilReply): CredentialsRefusal {
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

/** Identity checks over the council's API: number and birth date are sent in the body, never in an address. */
export function credentialsClient(settings: CallSettings): CredentialsClient {
  return {
    check: async (realm, { id, type, date, consent }) => {
      const body: CredentialsWire = { id, type, date, consent };
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
