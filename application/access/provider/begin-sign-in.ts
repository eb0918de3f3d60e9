import type { Clock } from '#application/ports/clock.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type {
  Audience,
  BegunSignIns,
  IdentityProviders,
  ProviderAway,
  SignInPurpose,
} from '#application/ports/server/sessions/identity-provider.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/** What going to a provider and coming back needs. */
export interface ProviderPorts {
  readonly identityProviders: IdentityProviders;
  readonly begunSignIns: BegunSignIns;
  readonly staffSecrets: Pick<StaffSecrets, 'newSecret' | 'hash'>;
  readonly clock: Clock;
}

/** How long somebody may take at the provider. */
export const signInSpan = 10 * 60_000;

/** The town has no identity provider for them. */
export interface NoProvider {
  readonly kind: 'noProvider';
}

/** Whom a purpose is for. */
export const audienceOf = ({ kind }: Pick<SignInPurpose, 'kind'>): Audience =>
  kind === 'resident' ? 'residents' : 'staff';

/** The browser that goes to the provider, and the address to which it returns. */
export interface LeavingBrowser {
  /** The secret that it keeps. */
  readonly secret: string;
  readonly redirect: string;
}

/**
 * Sends somebody to the town's identity provider: the address, with a state, a nonce and the hash of a PKCE secret that
 * are stored once, for ten minutes.
 */
export const beginSignIn =
  ({ identityProviders, begunSignIns, staffSecrets, clock }: ProviderPorts) =>
  async (
    realm: RealmId,
    purpose: SignInPurpose,
    { secret, redirect }: LeavingBrowser,
  ): Promise<Either<NoProvider | ProviderAway, string>> => {
    const provider = identityProviders.of(realm, audienceOf(purpose));
    if (provider === null) return left({ kind: 'noProvider' });
    const { newSecret, hash } = staffSecrets;
    // The state says for whom the return is: a page of the portal, or of the office.
    const state = `${audienceOf(purpose)}.${newSecret()}`;
    const secrets = { nonce: newSecret(), verifier: newSecret() };
    const address = await provider.begin(redirect, { state, ...secrets });
    if (isLeft(address)) return address;
    const now = clock.now();
    const begun = { realm, id: hash(state), browser: hash(secret), secrets, redirect, purpose };
    await begunSignIns.put({ ...begun, until: now + signInSpan }, now);
    return right(address.right);
  };
