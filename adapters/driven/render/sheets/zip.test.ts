import { inflateRawSync } from 'node:zlib';
import { CFB } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipPieces } from './zip.ts';

async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('a zip archive', () => {
  it('gives back what was put in, in whatever pieces it came', async () => {
    const content = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(content, fc.boolean()), { minLength: 1, maxLength: 4 }),
        async (files) => {
          const entries = files.map(([pieces, isStored], at): ZipEntry => {
            const entry = { name: `f${at}.xml`, content: pieces };
            return isStored ? { ...entry, isStored: true } : entry;
          });
          const archive = CFB.read(await zipped(entries), { type: 'buffer' });
          for (const [at, [pieces]] of files.entries()) {
            const found = CFB.find(archive, `f${at}.xml`);
            expect(Buffer.from(found?.content ?? [])).toEqual(Buffer.concat(pieces));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is the same whenever it is made, with the right sums', async () => {
    const entries = [{ name: 'ñ.txt', content: [Buffer.from('123456789')] }];
    const first = await zipped(entries);
    expect(await zipped(entries)).toEqual(first);
    const directory = first.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    expect(first.readUInt32LE(directory + 16)).toBe(0xcbf43926);
    const nameLength = first.readUInt16LE(26);
    expect(inflateRawSync(first.subarray(30 + nameLength)).toString()).toBe('123456789');
  });
});
