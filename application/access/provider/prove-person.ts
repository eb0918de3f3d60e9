import type {
  Audience,
  CameBack,
  ProvenPerson,
  ProviderFailure,
  SignInPurpose,
} from '#application/ports/server/sessions/identity-provider.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { audienceOf, type ProviderPorts } from './begin-sign-in.ts';

/** Somebody who came back from the provider. */
export interface Returned {
  readonly audience: Audience;
  readonly came: CameBack;
  /** The secret that the browser keeps; null if it has none. */
  readonly secret: string | null;
}

/** Who came back, and what they went there for. */
export interface Proven {
  readonly who: ProvenPerson;
  readonly purpose: SignInPurpose;
}

/**
 * Reads who came back from the provider. What was begun counts once, whatever it leads to: an answer that comes again,
 * from another browser, of another town or for somebody else is refused before the provider is asked.
 */
export const provePerson =
  ({ identityProviders, begunSignIns, staffSecrets, clock }: ProviderPorts) =>
  async (realm: RealmId, { audience, came, secret }: Returned): Promise<Either<ProviderFailure, Proven>> => {
    const { state = '' } = came;
    const begun = await begunSignIns.take(realm, staffSecrets.hash(state), clock.now());
    if (begun === null) return left({ kind: 'signInRefused', why: 'unknown, used or old state' });
    const { purpose, browser, redirect } = begun;
    if (secret === null || browser !== staffSecrets.hash(secret))
      return left({ kind: 'signInRefused', why: 'another browser' });
    const provider = audienceOf(purpose) === audience ? identityProviders.of(realm, audience) : null;
    if (provider === null) return left({ kind: 'signInRefused', why: 'not for these people' });
    const who = await provider.finish(came, { redirect, secrets: { ...begun.secrets, state } });
    return isLeft(who) ? who : right({ who: who.right, purpose });
  };
