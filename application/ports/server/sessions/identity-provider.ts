import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Either } from '#domain/shared/result.ts';

/** Whom a provider lets in: people of staff, or residents. A town may have one for each. */
export type Audience = 'staff' | 'residents';

/** Who somebody is, as an identity provider says it; a part that it does not say is blank. */
export interface ProvenPerson {
  /** The provider, by its address, and who the person is there: nothing else names an account. */
  readonly issuer: string;
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly telephone: string;
  readonly email: string;
  /** Whether the provider says that the address is theirs. */
  readonly isEmailVerified: boolean;
  /** The identity number as the provider writes it. */
  readonly identity: string;
}

/** What ties an answer of the provider to the question: each is random, and none is sent to the browser but the state. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE, whose hash the provider gets first. */
  readonly verifier: string;
}

/** What came back with the browser: the query that the provider wrote, name by name. */
export type CameBack = Readonly<Record<string, string>>;

/** The provider does not answer, or not as it must. `why` is for the operator, and contains nothing of a person. */
export interface ProviderAway {
  readonly kind: 'providerAway';
  readonly why: string;
}

/** Why a provider says nobody. */
export type ProviderFailure =
  | ProviderAway
  /** It did not let the person in, or its answer is not one to this question. */
  | { readonly kind: 'signInRefused'; readonly why: string };

/** An identity provider (OpenID Connect, code flow with PKCE) that the operator named. */
export interface IdentityProvider {
  /** What people call their account there. */
  readonly name: LocalizedText;
  /** Where the browser must go; the provider sends it back to `redirect`. */
  begin(redirect: string, secrets: SignInSecrets): Promise<Either<ProviderAway, string>>;
  /** Who came back; `redirect` and the secrets are those of the beginning. */
  finish(
    came: CameBack,
    begun: { readonly redirect: string; readonly secrets: SignInSecrets },
  ): Promise<Either<ProviderFailure, ProvenPerson>>;
}

/** The identity providers of the towns. */
export interface IdentityProviders {
  /** Null if the town has none for them. */
  of(realm: RealmId, audience: Audience): IdentityProvider | null;
  /** The towns that the operator names, which may be misspelt. */
  readonly realms: readonly string[];
}

/** What somebody went to the provider for. */
export type SignInPurpose =
  /** Somebody of staff comes in. */
  | { readonly kind: 'staff' }
  /** Somebody uses the link of an invitation, whose hash it is. */
  | { readonly kind: 'invitation'; readonly person: string; readonly hash: string }
  /** Somebody who is signed in adds their account. */
  | { readonly kind: 'link'; readonly person: string }
  /** A resident comes in; `back` is the query of the page to which they return. */
  | { readonly kind: 'resident'; readonly back: string };

/** Somebody who went to the provider and has not come back. */
export interface BegunSignIn {
  readonly realm: RealmId;
  /** The hash of the state. */
  readonly id: string;
  /** The hash of the secret that the browser keeps: another browser cannot finish it. */
  readonly browser: string;
  readonly secrets: Omit<SignInSecrets, 'state'>;
  readonly redirect: string;
  readonly purpose: SignInPurpose;
  /** The first moment at which it is no longer valid. */
  readonly until: Instant;
}

/** Those who went to a provider. */
export interface BegunSignIns {
  /** Stores one; those that are over are erased. */
  put(begun: BegunSignIn, now: Instant): Promise<void>;
  /** Takes one away and gives it, so that an answer counts once; null if it is not there, or over. */
  take(realm: RealmId, id: string, now: Instant): Promise<BegunSignIn | null>;
}
