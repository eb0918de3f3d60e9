import type * as OpenId from 'openid-client';
import type { Clock } from '#application/ports/clock.ts';
import type {
  CameBack,
  IdentityProvider,
  ProvenPerson,
  ProviderAway,
  ProviderFailure,
  SignInSecrets,
} from '#application/ports/server/sessions/identity-provider.ts';
import type { ProviderSettings } from '#adapters/wire/providers/provider-settings.ts';
import { left, right } from '#domain/shared/result.ts';

const usualClaims = {
  name: 'name',
  firstName: 'given_name',
  lastName: 'family_name',
  telephone: 'phone_number',
  email: 'email',
  emailVerified: 'email_verified',
  /** No claim has this purpose everywhere: the operator names it. */
  identity: '',
} as const;
const usualScopes = ['openid', 'profile', 'email'];
/** A person waits for it. */
const seconds = 8;
/** Its addresses and keys are read again after this time. */
const readEvery = 60 * 60_000;
/** A provider that was away is asked again after this time. */
const askedAgainAfter = 10_000;
const longestPart = 200;

/** Codes of the library that say that an answer is not one to our question, or that a person was not let in. */
const refusals: ReadonlySet<string> = new Set([
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** What went wrong, by the codes alone: some providers write names into their words. */
function reasonOf(error: unknown): { readonly code: string; readonly said: string; readonly why: string } {
  const { code, error: said } = (error instanceof Error ? error : {}) as {
    readonly code?: unknown;
    readonly error?: unknown;
  };
  const parts = [code, said].filter((part) => typeof part === 'string');
  return { code: String(code), said: String(said), why: parts.join(' ') || 'no connection' };
}

const awayBy = (error: unknown): ProviderAway => ({ kind: 'providerAway', why: reasonOf(error).why });

/** Why the provider named nobody: `invalid_grant` is a code that was used, or is too old. */
function failureOf(error: unknown): ProviderFailure {
  const { code, said, why } = reasonOf(error);
  return said === 'invalid_grant' || refusals.has(code) ? { kind: 'signInRefused', why } : awayBy(error);
}

/** The network of the provider: what its documents name elsewhere is not asked, and no redirect is followed. */
function ownNetwork({ issuer, hosts = [] }: ProviderSettings): OpenId.CustomFetch {
  const { protocol, host } = new URL(issuer);
  const known = new Set([host, ...hosts]);
  return (address, options) => {
    const url = new URL(address);
    if (url.protocol !== protocol || !known.has(url.host))
      throw Object.assign(new TypeError('another host'), { code: `HOST_NOT_NAMED ${url.host}` });
    return fetch(address, { ...(options as RequestInit), redirect: 'manual' });
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' && !/\p{Cc}/u.test(value) ? value.trim().slice(0, longestPart) : '';

/** A name in one piece: the first word, and the rest. */
function twoNames(name: string): readonly [string, string] {
  const [first = '', ...rest] = name.split(/\s+/u);
  return [first, rest.join(' ')];
}

/** Who somebody is, by the claims of the provider. */
function personIn(
  { claims = {} }: ProviderSettings,
  said: Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string },
): ProvenPerson {
  const named = { ...usualClaims, ...claims };
  const part = (name: keyof typeof usualClaims) => (named[name] === '' ? '' : textOf(said[named[name]]));
  const [first, last] = twoNames(part('name'));
  const verified = said[named.emailVerified];
  return {
    issuer: said.iss,
    subject: said.sub,
    firstName: part('firstName') || first,
    lastName: part('lastName') || last,
    telephone: part('telephone'),
    email: part('email'),
    isEmailVerified: verified === true || verified === 'true',
    identity: part('identity'),
  };
}

type Library = typeof OpenId;

/** How a program proves itself: as the standard says, unless the provider does not accept that. */
function authentication(library: Library, settings: ProviderSettings) {
  const { clientSecret } = settings;
  return clientSecret === undefined ? library.None() : library.ClientSecretBasic(clientSecret);
}

async function discovered(library: Library, settings: ProviderSettings): Promise<OpenId.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const server = new URL(issuer);
  const own = server.protocol === 'http:' ? [library.allowInsecureRequests] : [];
  const config = await library.discovery(server, clientId, {}, authentication(library, settings), {
    [library.customFetch]: ownNetwork(settings),
    timeout: seconds,
    // Signatures are checked too, though the answer comes over TLS from the provider itself.
    execute: [...own, library.enableNonRepudiationChecks],
  });
  const { token_endpoint_auth_methods_supported: methods } = config.serverMetadata();
  const isPosted = clientSecret !== undefined && methods?.includes('client_secret_basic') === false;
  if (!isPosted) return config;
  const posted = new library.Configuration(
    config.serverMetadata(),
    clientId,
    {},
    library.ClientSecretPost(clientSecret),
  );
  posted.timeout = seconds;
  posted[library.customFetch] = ownNetwork(settings);
  for (const set of [...own, library.enableNonRepudiationChecks]) set(posted);
  return posted;
}

interface Known {
  readonly library: Library;
  readonly config: OpenId.Configuration;
}

/** The library and the provider's addresses: read by the first who comes, and then kept for an hour. */
function knownProvider(settings: ProviderSettings, clock: Clock): () => Promise<Known> {
  let known: { readonly until: number; readonly what: Promise<Known> } | null = null;
  const read = async (): Promise<Known> => {
    const library = await import('openid-client');
    return { library, config: await discovered(library, settings) };
  };
  return () => {
    const now = clock.now();
    if (known !== null && now < known.until) return known.what;
    const what = read();
    known = { until: now + readEvery, what };
    // Who comes while it is away does not ask it each time.
    what.catch(() => (known = { until: now + askedAgainAfter, what }));
    return what;
  };
}

/** An identity provider, by openid-client. */
export function openIdProvider(settings: ProviderSettings, clock: Clock): IdentityProvider {
  const ready = knownProvider(settings, clock);
  return {
    name: settings.name,
    begin: async (redirect, secrets) => {
      try {
        const { library, config } = await ready();
        return right(await addressAt(library, config, settings, redirect, secrets));
      } catch (error) {
        return left(awayBy(error));
      }
    },
    finish: async (came, { redirect, secrets }) => {
      const known = await ready().catch(awayBy);
      if ('kind' in known) return left(known);
      try {
        return right(personIn(settings, await claimsOf(known, came, redirect, secrets)));
      } catch (error) {
        return left(failureOf(error));
      }
    },
  };
}

async function addressAt(
  library: Library,
  config: OpenId.Configuration,
  { scopes = usualScopes, issuer, hosts = [] }: ProviderSettings,
  redirect: string,
  { state, nonce, verifier }: SignInSecrets,
): Promise<string> {
  const url = library.buildAuthorizationUrl(config, {
    redirect_uri: redirect,
    scope: [...new Set(['openid', ...scopes])].join(' '),
    state,
    nonce,
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  if (![new URL(issuer).host, ...hosts].includes(url.host))
    throw Object.assign(new TypeError('another host'), { code: `HOST_NOT_NAMED ${url.host}` });
  return url.href;
}

/** The claims of the ID token, with those that the provider says only at its own address for them. */
async function claimsOf(
  { library, config }: Known,
  came: CameBack,
  redirect: string,
  { state, nonce, verifier }: SignInSecrets,
) {
  const back = new URL(redirect);
  for (const [name, value] of Object.entries(came)) back.searchParams.set(name, value);
  const tokens = await library.authorizationCodeGrant(config, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw Object.assign(new Error('no claims'), { code: 'OAUTH_INVALID_RESPONSE' });
  const { userinfo_endpoint: more } = config.serverMetadata();
  const said = more === undefined ? {} : await library.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { ...said, ...claims };
}
