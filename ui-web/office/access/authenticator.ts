import { type Either, left, right } from '#domain/shared/result.ts';

/** Why a browser gave no answer of a passkey. */
export type NoPasskey = { readonly kind: 'cancelled' | 'unsupported' | 'alreadyThere' };

type Answer = Promise<Either<NoPasskey, Record<string, unknown>>>;

/** The passkeys of this browser and its devices. */
export interface Authenticator {
  /** Makes a passkey, with the reader's agreement. */
  readonly make: (options: Readonly<Record<string, unknown>>) => Answer;
  /** Uses one of those that the reader has for this site. */
  readonly use: (options: Readonly<Record<string, unknown>>) => Answer;
}

/** A browser says little of why: what the reader cannot be told stays unsaid. */
function refusedBy(error: unknown): NoPasskey {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { kind: 'alreadyThere' };
  return { kind: name === 'NotSupportedError' ? 'unsupported' : 'cancelled' };
}

async function answered(work: () => Promise<object>): Answer {
  if (typeof PublicKeyCredential === 'undefined') return left({ kind: 'unsupported' });
  try {
    return right({ ...(await work()) });
  } catch (error) {
    return left(refusedBy(error));
  }
}

/** The passkeys of the browser that shows the page. */
export const browserAuthenticator: Authenticator = {
  make: (options) =>
    answered(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      return startRegistration({ optionsJSON: options as never });
    }),
  use: (options) =>
    answered(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      return startAuthentication({ optionsJSON: options as never });
    }),
};
