import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Bytes under AES-256-GCM, with what they are authenticated with; never the same text twice, unless the nonce is given: then
 * it must be made of key, subject and bytes.
 */
export function sealBytes(
  key: Buffer,
  bytes: Buffer,
  subject: string,
  nonce: Buffer = randomBytes(nonceBytes),
): string {
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(subject));
  const text = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url');
}

/** The bytes again; null if they were sealed under another key or for another subject. */
export function openBytes(key: Buffer, sealed: string, subject: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(subject))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}
