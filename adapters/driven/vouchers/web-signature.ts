import type { CheckSignature } from '#application/ports/check-signature.ts';

/** A copy in a buffer of its own, which the browser's interface asks for. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Checks signatures by what browsers and Node.js have in common. */
export const webSignature: CheckSignature = async (publicKey, signed, signature) => {
  try {
    const key = await crypto.subtle.importKey('raw', own(publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, own(signature), own(signed));
  } catch {
    // A key or a signature of another length.
    return false;
  }
};
