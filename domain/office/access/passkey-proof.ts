/** What a passkey signed, so that anybody can verify it (WebAuthn). All but the site is in base64url. */
export interface PasskeyProof {
  /** The name of the host that the passkey is for, and the site on which it was used. */
  readonly host: string;
  readonly origin: string;
  /** The id of the passkey, and its public key (COSE). */
  readonly key: string;
  readonly publicKey: string;
  readonly authenticatorData: string;
  readonly clientDataJSON: string;
  readonly signature: string;
}
