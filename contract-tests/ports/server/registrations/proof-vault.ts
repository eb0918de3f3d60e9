import { describe, expect, it } from 'vitest';
import type { ProofVault } from '#application/ports/server/registrations/proof-vault.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text.repeat(20)));
const textOf = (content: Uint8Array | null) => content && Buffer.from(content).toString('utf8').slice(0, 6);

/** The contract of names and proofs of applications. `open` gives an empty store each time, and all bytes that it has stored. */
export function proofVaultContract(
  name: string,
  open: () => { readonly vault: ProofVault; readonly stored?: () => Buffer },
): void {
  const keysOf = (vault: ProofVault) =>
    ['estiu', 'curs'].map((subject) => ({ sealed: vault.newKey(subject), subject })) as [
      { sealed: string; subject: string },
      { sealed: string; subject: string },
    ];

  describe(`${name} keeps the contract of names and proofs of applications`, () => {
    it('gives a text back under its key and for its place only', () => {
      const { vault } = open();
      const [key, other] = keysOf(vault);
      const sealed = vault.sealText(key, 'party/1', 'Neus Soler, carrer de l’Esport');
      expect(vault.openText(key, 'party/1', sealed)).toBe('Neus Soler, carrer de l’Esport');
      expect(vault.openText(key, 'party/2', sealed)).toBeNull();
      expect(vault.openText(other, 'party/1', sealed)).toBeNull();
      expect(vault.openText({ ...key, subject: 'curs' }, 'party/1', sealed)).toBeNull();
    });

    it('gives the bytes of a proof back under its key and for its place only, until they are dropped', async () => {
      const { vault } = open();
      const [key, other] = keysOf(vault);
      const content = await vault.put(key, 'proof/1', bytes('family'), noon);
      expect(textOf(await vault.read(key, 'proof/1', content))).toBe('family');
      expect(await vault.read(key, 'proof/2', content)).toBeNull();
      expect(await vault.read(other, 'proof/1', content)).toBeNull();
      expect(await vault.read(key, 'proof/1', 'unknown')).toBeNull();
      const again = await vault.put(key, 'proof/1', bytes('family'), noon);
      await vault.drop(content, Number.MAX_SAFE_INTEGER);
      expect(await vault.read(key, 'proof/1', content)).toBeNull();
      expect(textOf(await vault.read(key, 'proof/1', again))).toBe('family');
    });

    it('stores nothing that could be read without the key', async () => {
      const { vault, stored } = open();
      const [key] = keysOf(vault);
      await vault.put(key, 'proof/1', bytes('family'), noon);
      if (stored === undefined) return;
      expect(stored().length).toBeGreaterThan(0);
      expect(stored().includes('familyfamily')).toBe(false);
    });
  });
}
