import * as t from 'io-ts';

/** What a passkey signed (WebAuthn): the challenge is “concejo closing record HASH” in base64url. */
export const recordSignatureWire = t.type({
  name: t.string,
  at: t.string,
  host: t.string,
  origin: t.string,
  key: t.string,
  publicKey: t.string,
  authenticatorData: t.string,
  clientDataJSON: t.string,
  signature: t.string,
});
