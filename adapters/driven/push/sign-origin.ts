import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** Who sends, for push services. */
interface Signer {
  /** `mailto:` or an address: whom a push service contacts about trouble. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const hour = 3_600_000;
/** A push service refuses what is valid for more than a day. */
const validFor = 12 * hour;

/** The private key, which is written as its 32 bytes. */
function keyOf({ publicKey, privateKey }: Signer): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
  });
}

const written = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The header by which push services know who sends (RFC 8292). It is the same for every message to a service for an hour:
 * signing anew for each would cost more than encrypting it.
 */
export function originSigner(signer: Signer, now: () => number = Date.now) {
  let key: KeyObject | undefined;
  const known = new Map<string, { readonly header: string; readonly until: number }>();
  return (origin: string): string => {
    const at = now();
    const before = known.get(origin);
    if (before !== undefined && at < before.until) return before.header;
    key ??= keyOf(signer);
    const claims = { aud: origin, exp: Math.floor((at + validFor) / 1000), sub: signer.subject };
    const content = `${written({ typ: 'JWT', alg: 'ES256' })}.${written(claims)}`;
    const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
    const header = `vapid t=${content}.${signature.toString('base64url')}, k=${signer.publicKey}`;
    known.set(origin, { header, until: at + hour });
    return header;
  };
}
