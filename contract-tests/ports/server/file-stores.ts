import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import { realmId } from '#domain/shared/ids.ts';
import { bytes } from '#fixtures/builders/data/upload-files.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const [letter, other] = [bytes('a letter'), bytes('another')];
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const text = (content: Uint8Array | null | undefined) =>
  content === null || content === undefined ? null : Buffer.from(content).toString();

/** The contract of every place for the contents of uploads. */
export function assetFilesContract(name: string, open: () => Promise<AssetFiles>): void {
  describe(`${name} keeps the contract of contents`, () => {
    it('gives back what was stored under its hash, and nothing under any other name', async () => {
      const files = await open();
      const hash = await files.put(letter, 10);
      expect(hash).toBe(hashOf(letter));
      expect(text(await files.get(hash))).toBe('a letter');
      for (const none of [hashOf(other), '', '../secrets.json', hash.toUpperCase(), `${hash}/10`])
        expect(await files.get(none)).toBeNull();
    });

    it('erases what was stored by then, and not what was stored again after it', async () => {
      const files = await open();
      const hash = await files.put(letter, 1_700_000_000_000);
      await files.drop(hash, 1_699_999_999_000);
      expect(text(await files.get(hash))).toBe('a letter');
      await files.put(letter, 1_700_000_900_000);
      await files.drop(hash, 1_700_000_100_000);
      expect(text(await files.get(hash))).toBe('a letter');
      await files.drop(hash, 1_700_000_900_000);
      expect(await files.get(hash)).toBeNull();
      await files.drop(hash, 1_700_000_900_000);
    });

    it('loses nothing of a content that is stored and erased at the same time', async () => {
      const files = await open();
      const old = 1_700_000_000_000;
      const hash = await files.put(letter, old);
      await Promise.all([files.drop(hash, old), files.put(letter, old + 1000), files.drop(hash, old)]);
      expect(text(await files.get(hash))).toBe('a letter');
    });

    it('knows which contents are missing', async () => {
      const files = await open();
      const hash = await files.put(letter, 10);
      expect(await files.missing([hash, hashOf(other)])).toEqual([hashOf(other)]);
      expect(await files.missing([])).toEqual([]);
    });
  });
}

/** The contract of every place for the files that towns publish. */
export function townFilesContract(name: string, open: () => Promise<TownFiles>): void {
  const [nova, vella] = [realmId('nova'), realmId('vella')];
  const given = (contents: Readonly<Record<string, string>>) => {
    const folder = scratchFolder(contents);
    return Object.keys(contents).map((name) => ({ name, from: join(folder, name) }));
  };
  describe(`${name} keeps the contract of published files`, () => {
    it('has the files of each town, and those of no other', async () => {
      const files = await open();
      await files.put(nova, given({ 'a.svg': 'nova', 'acta nº 2 (ñ).pdf': 'pdf' }));
      await files.put(vella, given({ 'a.svg': 'vella' }));
      expect((await files.names(nova)).toSorted()).toEqual(['a.svg', 'acta nº 2 (ñ).pdf']);
      expect(await files.names(realmId('none'))).toEqual([]);
      expect(text((await files.small(vella, 'a.svg', 10))?.content)).toBe('vella');
      expect(await files.small(vella, 'acta nº 2 (ñ).pdf', 10)).toBeNull();
    });

    it('gives a file back only if it is small, an empty one too', async () => {
      const files = await open();
      await files.put(nova, given({ 'ten.txt': '0123456789', 'empty.txt': '' }));
      expect(text((await files.small(nova, 'ten.txt', 10))?.content)).toBe('0123456789');
      expect(await files.small(nova, 'ten.txt', 9)).toEqual({ content: null });
      expect(text((await files.small(nova, 'empty.txt', 9))?.content)).toBe('');
      expect(await files.small(nova, 'none.txt', 9)).toBeNull();
    });

    it('replaces a file of the same name, and keeps only what it is told to', async () => {
      const files = await open();
      await files.put(nova, given({ 'old.txt': 'old', 'kept.txt': 'first' }));
      await files.put(vella, given({ 'old.txt': 'old' }));
      await files.put(nova, given({ 'kept.txt': 'second' }));
      await files.keepOnly(nova, ['kept.txt']);
      expect(await files.names(nova)).toEqual(['kept.txt']);
      expect(text((await files.small(nova, 'kept.txt', 10))?.content)).toBe('second');
      expect(await files.names(vella)).toEqual(['old.txt']);
      await files.drop(nova, 'old.txt');
      await files.drop(nova, 'kept.txt');
      expect([await files.names(nova), await files.names(vella)]).toEqual([[], ['old.txt']]);
    });
  });
}
