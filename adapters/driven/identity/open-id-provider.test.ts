import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProviderSettings } from '#adapters/wire/providers/provider-settings.ts';
import { openIdentityServer } from '#fixtures/builders/councils/identity-server.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openIdProvider } from './open-id-provider.ts';

const redirect = 'http://localhost/api/vilanova/access/return';
const time = { now: 1_000_000 };
const clock = { now: () => time.now };
const letters = (letter: string) => letter.repeat(43);
const secrets = { state: 'staff.state', nonce: letters('n'), verifier: letters('v') };

type Server = Awaited<ReturnType<typeof openIdentityServer>>;
let server: Server;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await openIdentityServer({ redirects: [redirect], atEnd: (end) => void ends.push(end) });
  server.add('neus-1', {
    name: 'Neus Pi i Soler',
    given_name: 'Neus',
    family_name: 'Pi Soler',
    email: 'neus@vilanova.example',
    email_verified: true,
    nif: '12345678Z',
  });
  server.add('pau-2', { name: 'Pau  Mas Roca', email: 'pau@vilanova.example', email_verified: 'no' });
});
afterAll(() => Promise.all(ends.map((end) => end())));
afterEach(() => vi.useRealTimers());

const providerWith = (more: Partial<ProviderSettings> = {}) =>
  openIdProvider({ ...server.settings, ...more }, clock);

/** Begins, signs in there, and gives what comes back; `change` alters what the provider is asked. */
async function cameBack(
  provider: ReturnType<typeof providerWith>,
  id: string,
  change: (address: URL) => void = () => {},
) {
  const begun = await provider.begin(redirect, secrets);
  if (isLeft(begun)) throw new Error(begun.left.why);
  const address = new URL(begun.right);
  change(address);
  const back = new URL(await server.signIn(address.href, id));
  expect(`${back.origin}${back.pathname}`).toBe(redirect);
  return Object.fromEntries(back.searchParams);
}

const finish = (provider: ReturnType<typeof providerWith>, came: Readonly<Record<string, string>>) =>
  provider.finish(came, { redirect, secrets });
const refusal = (why: string) => ({ left: { kind: 'signInRefused', why: expect.stringContaining(why) } });

describe('an identity provider', () => {
  it('says who came back, with what it says at its own address for claims', async () => {
    const provider = providerWith();
    expect(await finish(provider, await cameBack(provider, 'neus-1'))).toEqual({
      _tag: 'Right',
      right: {
        issuer: server.issuer,
        subject: 'neus-1',
        firstName: 'Neus',
        lastName: 'Pi Soler',
        telephone: '',
        email: 'neus@vilanova.example',
        isEmailVerified: true,
        identity: '12345678Z',
      },
    });
    expect(await finish(provider, await cameBack(provider, 'pau-2'))).toMatchObject({
      right: { firstName: 'Pau', lastName: 'Mas Roca', isEmailVerified: false, identity: '' },
    });
  });

  it('is asked for a code that only the secret of PKCE opens, with state and nonce', async () => {
    const begun = await providerWith({ scopes: ['email'] }).begin(redirect, secrets);
    const asked = Object.fromEntries(new URL(isLeft(begun) ? '' : begun.right).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge_method: 'S256',
    });
    expect(asked['code_challenge']).not.toBe(secrets.verifier);
  });

  it('is not believed with another state, nonce or secret of PKCE than those of the beginning', async () => {
    const provider = providerWith();
    const other = (name: string) => (address: URL) => address.searchParams.set(name, letters('x'));
    const states = await cameBack(provider, 'neus-1', other('state'));
    expect(await finish(provider, states)).toMatchObject(refusal('OAUTH_INVALID_RESPONSE'));
    const nonces = await cameBack(provider, 'neus-1', other('nonce'));
    expect(await finish(provider, nonces)).toMatchObject(refusal('OAUTH_JWT_CLAIM_COMPARISON_FAILED'));
    const codes = await cameBack(provider, 'neus-1', other('code_challenge'));
    expect(await finish(provider, codes)).toMatchObject(refusal('invalid_grant'));
  });

  it('is not believed if another provider gave the answer, or none is named', async () => {
    const provider = providerWith();
    const came = await cameBack(provider, 'neus-1');
    const elsewhere = { ...came, iss: 'https://evil.example' };
    expect(await finish(provider, elsewhere)).toMatchObject(refusal('OAUTH_INVALID_RESPONSE'));
    const { iss: _, ...unsaid } = came;
    expect(await finish(provider, unsaid)).toMatchObject(refusal('OAUTH_INVALID_RESPONSE'));
  });

  it('gives nobody for a code that was used, or is too old', async () => {
    const provider = providerWith();
    const came = await cameBack(provider, 'neus-1');
    expect(await finish(provider, came)).toMatchObject({ right: { subject: 'neus-1' } });
    expect(await finish(provider, came)).toMatchObject(refusal('invalid_grant'));
    const late = await cameBack(provider, 'neus-1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await finish(provider, late)).toMatchObject(refusal('invalid_grant'));
  });

  it('gives nobody if the person says no there', async () => {
    expect(
      await finish(providerWith(), { error: 'access_denied', state: secrets.state, iss: server.issuer }),
    ).toMatchObject(refusal('access_denied'));
  });

  it('is away if it does not answer, is another one, or does not know the secret, and is asked again soon', async () => {
    const away = { left: { kind: 'providerAway' } };
    const nowhere = providerWith({ issuer: 'http://127.0.0.1:9' });
    expect(await nowhere.begin(redirect, secrets)).toMatchObject(away);
    const other = providerWith({ issuer: `${server.issuer}/elsewhere` });
    expect(await other.begin(redirect, secrets)).toMatchObject(away);
    expect(await finish(other, {})).toMatchObject(away);
    const stranger = providerWith({ clientSecret: 'wrong' });
    expect(await finish(stranger, await cameBack(stranger, 'neus-1'))).toMatchObject(away);
  });
});

describe('the network of an identity provider', () => {
  /** A document that names another host for one of its parts. */
  async function withDocument(
    change: Readonly<Record<string, unknown>>,
    more: Partial<ProviderSettings> = {},
  ) {
    const real = globalThis.fetch;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      const address = String(input);
      asked.push(new URL(address).host);
      const answer = await real(input, init);
      if (!address.includes('.well-known')) return answer;
      return Response.json({ ...((await answer.json()) as object), ...change });
    });
    try {
      const provider = providerWith(more);
      const begun = await provider.begin(redirect, secrets);
      return { provider, begun, asked };
    } finally {
      vi.unstubAllGlobals();
    }
  }

  it('is the host that the operator named: a document cannot send the server or the browser elsewhere', async () => {
    const page = await withDocument({ authorization_endpoint: 'http://169.254.169.254/auth' });
    expect(page.begun).toMatchObject({
      left: { kind: 'providerAway', why: 'HOST_NOT_NAMED 169.254.169.254' },
    });
    const { provider, begun } = await withDocument({ token_endpoint: 'http://169.254.169.254/token' });
    const back = new URL(await server.signIn(isLeft(begun) ? '' : begun.right, 'neus-1'));
    expect(await finish(provider, Object.fromEntries(back.searchParams))).toMatchObject({
      left: { kind: 'providerAway', why: 'HOST_NOT_NAMED 169.254.169.254' },
    });
  });

  it('may have other hosts that the operator names', async () => {
    const { begun } = await withDocument(
      { authorization_endpoint: 'http://login.vilanova.example/auth' },
      { hosts: ['login.vilanova.example'] },
    );
    expect(begun).toMatchObject({
      right: expect.stringMatching(/^http:\/\/login\.vilanova\.example\/auth\?/u),
    });
  });

  it('is asked once for its document by many, and after an hour again', async () => {
    const { provider, asked } = await withDocument({});
    expect(asked).toHaveLength(1);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await Promise.all([1, 2, 3].map(() => provider.begin(redirect, secrets)));
    expect(fetched).not.toHaveBeenCalled();
    time.now += 60 * 60_000;
    await provider.begin(redirect, secrets);
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRestore();
  });

  it('is asked again ten seconds after it did not answer', async () => {
    const provider = providerWith();
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no line'));
    expect(await provider.begin(redirect, secrets)).toMatchObject({ left: { why: 'no connection' } });
    expect(await provider.begin(redirect, secrets)).toMatchObject({ left: { kind: 'providerAway' } });
    expect(fetched).toHaveBeenCalledTimes(1);
    time.now += 10_000;
    expect(await provider.begin(redirect, secrets)).toMatchObject({ _tag: 'Right' });
    fetched.mockRestore();
  });
});

describe('a provider that wants the secret in the body', () => {
  it('gets it there', async () => {
    const real = globalThis.fetch;
    const bodies: string[] = [];
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      bodies.push(new URLSearchParams(init?.body as URLSearchParams | undefined).get('client_secret') ?? '');
      const answer = await real(input, init);
      if (!String(input).includes('.well-known')) return answer;
      const document = (await answer.json()) as object;
      return Response.json({ ...document, token_endpoint_auth_methods_supported: ['client_secret_post'] });
    });
    const provider = providerWith();
    const came = await cameBack(provider, 'neus-1');
    await finish(provider, came);
    vi.unstubAllGlobals();
    expect(bodies).toContain(server.settings.clientSecret);
  });
});
