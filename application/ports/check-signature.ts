/** Whether an Ed25519 signature of bytes was made with the private key of this public key (32 bytes). It never throws. */
export type CheckSignature = (
  publicKey: Uint8Array,
  signed: Uint8Array,
  signature: Uint8Array,
) => Promise<boolean>;
