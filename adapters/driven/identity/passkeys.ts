import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as t from 'io-ts';
import type { PasskeyCheck } from '#application/ports/server/office/passkey-check.ts';
import { isLeft } from '#domain/shared/result.ts';

/** What both kinds of answers have. */
const answerWire = t.intersection([
  t.type({
    id: t.string,
    rawId: t.string,
    type: t.literal('public-key'),
    response: t.intersection([
      t.type({ clientDataJSON: t.string }),
      t.partial({
        userHandle: t.union([t.string, t.null]),
        transports: t.array(t.string),
        attestationObject: t.string,
        authenticatorData: t.string,
        signature: t.string,
      }),
    ]),
  }),
  t.partial({ clientExtensionResults: t.UnknownRecord }),
]);

const textOf = (base64url: string) => Buffer.from(base64url, 'base64url').toString('utf8');

function challengeOf(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(textOf(clientData)) as { challenge?: unknown };
    return typeof challenge === 'string' ? textOf(challenge) : null;
  } catch {
    return null;
  }
}

/** How long a browser waits for its reader. */
const timeout = 5 * 60_000;
const mostTransports = 8;
/** EdDSA, ES256, RS256: what devices make. Asking the library for its own list makes Node warn of an experiment. */
const algorithms = [-8, -7, -257];

/** The library comes when it is first needed: it is some hundred files. */
const library = () => import('@simplewebauthn/server');

/** What is no answer at all makes the library throw; that is a refusal as well. */
async function orNull<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** Whether what a browser made or signed is right. */
const checks: Pick<PasskeyCheck, 'made' | 'used'> = {
  made: (site, answer, challenge) =>
    orNull(async () => {
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge: Buffer.from(challenge).toString('base64url'),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
      if (registrationInfo === undefined) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((one) => /^[a-z-]{1,20}$/u.test(one)).slice(0, mostTransports),
      };
    }),
  used: (site, answer, challenge, key) =>
    orNull(async () => {
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: Buffer.from(challenge).toString('base64url'),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: true,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    }),
};

/** Passkeys by the library of SimpleWebAuthn. The reader must be verified by the device: there is no second factor. */
export const webAuthn = (name: string): PasskeyCheck => ({
  making: async ({ host }, person, challenge) =>
    (await library()).generateRegistrationOptions({
      rpName: name,
      rpID: host,
      userName: person.email ?? person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge,
      timeout,
      supportedAlgorithmIDs: algorithms,
      attestationType: 'none',
      excludeCredentials: person.passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  using: async ({ host }, challenge) =>
    (await library()).generateAuthenticationOptions({
      rpID: host,
      challenge,
      timeout,
      userVerification: 'required',
    }),
  claimOf: (answer) => {
    const read = answerWire.decode(answer);
    if (isLeft(read)) return null;
    const { id, response } = read.right;
    const challenge = challengeOf(response.clientDataJSON);
    const person = response.userHandle == null ? null : textOf(response.userHandle);
    return challenge === null ? null : { challenge, key: id, person };
  },
  ...checks,
});
