import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { ProofVault } from '#application/ports/server/registrations/proof-vault.ts';
import type { PhotoSeal } from '#application/ports/server/vouchers/photo-seal.ts';

/** Names and proofs of applications: texts are sealed beside their records, bytes in files that all processes can read. */
export function proofVault(files: Pick<AssetFiles, 'put' | 'get' | 'drop'>, seal: PhotoSeal): ProofVault {
  return {
    newKey: (subject) => seal.newKey(subject),
    sealText: (key, place, text) =>
      Buffer.from(seal.seal({ ...key, place }, Buffer.from(text, 'utf8'))).toString('base64url'),
    openText: (key, place, sealed) => {
      const opened = seal.open({ ...key, place }, Buffer.from(sealed, 'base64url'));
      return opened && Buffer.from(opened).toString('utf8');
    },
    put: (key, place, bytes, at) => files.put(seal.seal({ ...key, place }, bytes), at),
    read: async (key, place, content) => {
      const stored = await files.get(content);
      return stored && seal.open({ ...key, place }, stored);
    },
    drop: (content, at) => files.drop(content, at),
  };
}
