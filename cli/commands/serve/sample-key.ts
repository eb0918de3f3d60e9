import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest();
const base64url = (content: Uint8Array | string) => Buffer.from(content).toString('base64url');

/** The site on which people of a sample sign: their signatures are verified, but their keys open nothing. */
const site = { host: 'localhost', origin: 'http://localhost' } as const;

/** Somebody was there, and the device knew who. */
const verified = 0x05;

/** A public key as passkeys have it (COSE, ES256). */
const coseKey = (x: string, y: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y, 'base64url'),
  ]);

/** Signs once with a new passkey that nobody keeps, so that whoever verifies the record of a sample finds it signed. */
export function signedOnce(challenge: string): PasskeyProof {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const client = JSON.stringify({
    type: 'webauthn.get',
    challenge: base64url(challenge),
    origin: site.origin,
    crossOrigin: false,
  });
  // The counter is 0: the device does not count.
  const data = Buffer.concat([sha256(site.host), Buffer.from([verified, 0, 0, 0, 0])]);
  return {
    ...site,
    key: base64url(randomBytes(16)),
    publicKey: base64url(coseKey(x, y)),
    authenticatorData: base64url(data),
    clientDataJSON: base64url(client),
    signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
  };
}
