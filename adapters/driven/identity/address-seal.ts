import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

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
    seal: (address, subject) => sealBytes(key, padded(address), subject),
    open: (sealed, subject) => {
      const text = openBytes(key, sealed, subject);
      return text === null ? null : text.toString('utf8', 2, 2 + text.readUInt16BE());
    },
  };
}
