import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { photoSeal } from '#adapters/driven/identity/photo-seal.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { proofVaultContract } from '#contract-tests/ports/server/registrations/proof-vault.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { memoryVault } from '#fixtures/memory/registrations/proof-vault.ts';
import { proofVault } from './proof-vault.ts';

/** All bytes of the files under a folder. */
const bytesOf = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

proofVaultContract('the vault of files', () => {
  const folder = scratchFolder();
  const seal = photoSeal(openSecrets(join(scratchFolder(), 'secrets.json'), 'new'));
  const vault = proofVault(assetFiles(join(folder, 'assets')), seal);
  return { vault, stored: () => bytesOf(folder) };
});
proofVaultContract('the vault in memory', () => ({ vault: memoryVault() }));
