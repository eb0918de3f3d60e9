import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** Seals texts of people under keys that `hash` makes of the census key. */
export function personSeals(hash: (text: string) => string): Pick<CensusHashes, 'sealed' | 'opened'> {
  // No realm begins with a hyphen: the key of seals is no hash of a person.
  const key = () => Buffer.from(hash('-seal of people'), 'hex');
  return {
    sealed: (person, text) => {
      const nonce = Buffer.from(hash(`${person}/nonce/${text}`), 'hex').subarray(0, 12);
      return sealBytes(key(), Buffer.from(text, 'utf8'), person, nonce);
    },
    opened: (person, sealed) => {
      const text = openBytes(key(), sealed, person);
      if (text === null) throw new Error('what the census says of a person is sealed under another key');
      return text.toString('utf8');
    },
  };
}
