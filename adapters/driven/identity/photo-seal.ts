import { randomBytes } from 'node:crypto';
import type { PhotoSeal, StoredKey } from '#application/ports/server/vouchers/photo-seal.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** Photos under AES-256-GCM. A copy of the database opens none: the keys in it are sealed by one that it does not have. */
export function photoSeal(keys: Pick<VotingKeys, 'account'>): PhotoSeal {
  const own = Buffer.from(keys.account('key of the keys of identity photos'), 'hex');
  const keyOf = ({ sealed, subject }: StoredKey) => openBytes(own, sealed, subject);
  return {
    newKey: (subject) => sealBytes(own, randomBytes(32), subject),
    seal: (stored, photo) => {
      const key = keyOf(stored);
      if (key === null) throw new Error('a key of identity photos is sealed for another subject');
      return Buffer.from(sealBytes(key, Buffer.from(photo), stored.place), 'base64url');
    },
    open: (stored, sealed) => {
      const key = keyOf(stored);
      return key && openBytes(key, Buffer.from(sealed).toString('base64url'), stored.place);
    },
  };
}
