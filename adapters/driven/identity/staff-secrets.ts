import { hash, randomBytes, scrypt } from 'node:crypto';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { codeFrom, codeLength, codesPrinted } from '#domain/office/access/recovery-code.ts';

/** 16 MB and some 50 ms for each try. A code is chance, fifty bits of it: a password would need more. */
const cost = { N: 2 ** 14, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const hashBytes = 32;

/** Random names and secrets; recovery codes are hashed by scrypt, under a key of the secrets file. */
export const staffSecrets = (keys: Pick<VotingKeys, 'account'>): StaffSecrets => ({
  newId: () => randomBytes(8).toString('hex'),
  newSecret: () => randomBytes(32).toString('base64url'),
  hash: (secret) => hash('sha256', secret, 'hex'),
  newCodes: () => Array.from({ length: codesPrinted }, () => codeFrom(randomBytes(codeLength))),
  codeHash: (realm, code) =>
    new Promise((resolve, reject) => {
      // No salt of each code: its owner is found by the hash. The key, which is not in the database, is the salt of all.
      const pepper = keys.account(`recovery codes of ${realm}`);
      scrypt(code, pepper, hashBytes, cost, (error, key) =>
        error === null ? resolve(key.toString('hex')) : reject(error),
      );
    }),
});
