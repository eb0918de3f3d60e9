import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TilePicture } from '#application/ports/server/maps/tile-source.ts';
import { mappingAgency } from '#domain/maps/tile-provider.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { tileFiles } from './tile-files.ts';

const tile = (x: number) => ({ zoom: 14, x, y: 6229 });
const roomy = { isLow: async () => false, isFull: async () => false };
const picture = (bytes: number): TilePicture => ({
  type: 'image/png',
  content: new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes - 8)])),
});
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('tiles in a folder', () => {
  it('are found again with the time of their fetching, by another process too', async () => {
    const folder = join(scratchFolder(), 'tiles');
    const settings = { folder, most: 10_000, space: roomy };
    const stored = { picture: picture(100), since: 1_700_000_000_000 };
    await tileFiles(settings).keep(mappingAgency, tile(1), stored);
    expect(await tileFiles(settings).find(mappingAgency, tile(1))).toEqual(stored);
    expect(await tileFiles(settings).find(mappingAgency, tile(2))).toBeNull();
    const other = { ...mappingAgency, url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' };
    expect(await tileFiles(settings).find(other, tile(1))).toBeNull();
  });

  it('make room for new ones, the oldest first', async () => {
    const folder = join(scratchFolder(), 'tiles');
    const shelf = tileFiles({ folder, most: 1000, space: roomy });
    for (let n = 1; n <= 11; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each later than the one before
      await shelf.keep(mappingAgency, tile(n), { picture: picture(100), since: n * 1000 });
    }
    expect(filesIn(folder)).toHaveLength(9);
    expect(await shelf.find(mappingAgency, tile(2))).toBeNull();
    expect(await shelf.find(mappingAgency, tile(3))).not.toBeNull();
    expect(await shelf.find(mappingAgency, tile(11))).not.toBeNull();
  });

  it('take no room that is kept for votes', async () => {
    const folder = join(scratchFolder(), 'tiles');
    const shelf = tileFiles({ folder, most: 1000, space: { ...roomy, isLow: async () => true } });
    await shelf.keep(mappingAgency, tile(1), { picture: picture(100), since: 1 });
    expect(await shelf.find(mappingAgency, tile(1))).toBeNull();
  });

  it('that cannot be stored, or are damaged, are as if there were none', async () => {
    const scratch = scratchFolder({ file: '' });
    const shelf = tileFiles({ folder: join(scratch, 'file'), most: 1000, space: roomy });
    await shelf.keep(mappingAgency, tile(1), { picture: picture(100), since: 1 });
    expect(await shelf.find(mappingAgency, tile(1))).toBeNull();
    const folder = join(scratch, 'tiles');
    const other = tileFiles({ folder, most: 1000, space: roomy });
    await other.keep(mappingAgency, tile(1), { picture: picture(100), since: 1 });
    for (const { parentPath, name } of filesIn(folder)) writeFileSync(join(parentPath, name), '<html>');
    expect(await other.find(mappingAgency, tile(1))).toBeNull();
  });
});
