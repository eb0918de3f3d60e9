import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Every address takes the same room, so that its length does not show whose it is. */
const room = 256;

/** The address in bytes, its length before it, filled up with zeros. */
function padded(address: string): Buffer {
  const text = Buffer.from(address, 'utf8');
  const filled = Buffer.alloc(2 + Math.max(room, text.length));
  filled.writeUInt16BE(text.length);
  text.copy(filled, 2);
  return filled;
}

/**
 * Addresses under AES-256-GCM. The key is derived from one that is not in the database; the subject is authenticated
 * with the address.
 */
export function addressSeal(keys: Pick<VotingKeys, 'account'>): AddressSeal {
  const key = Buffer.from(keys.account('key of sealed addresses'), 'hex');
  return {
    seal: (address, subject) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(subject));
      const text = Buffer.concat([sealing.update(padded(address)), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, subject) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(subject))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
        return text.toString('utf8', 2, 2 + text.readUInt16BE());
      } catch {
        return null;
      }
    },
  };
}
