import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { compoundFile } from './compound-file.ts';

const content = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 9)) % 251);

/** The sectors of a chain, read as the format says: the header and its lists name the tables, tables name what follows. */
function chained(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (sector: number, at: number) => view.getUint32(512 * (sector + 1) + 4 * at, true);
  const tables = Array.from({ length: 109 }, (_, at) => view.getUint32(76 + 4 * at, true));
  for (let list = view.getUint32(68, true); list < 0xfffffffa; list = word(list, 127))
    for (let at = 0; at < 127; at += 1) tables.push(word(list, at));
  const next = (sector: number) => word(tables[Math.floor(sector / 128)] ?? 0, sector % 128);
  const directory = view.getUint32(48, true);
  const start = view.getUint32(512 * (directory + 1) + 128 + 116, true);
  const sectors: number[] = [];
  for (let sector = start; sector < 0xfffffffa; sector = next(sector)) sectors.push(sector);
  return sectors;
}

describe('the container of a workbook', () => {
  it.each([
    ['a small stream, padded to the least length', 100],
    ['a stream that ends with a sector', 512 * 40],
  ])('is read by another program with %s', (_, length) => {
    const written = content(length);
    const bytes = Buffer.concat(compoundFile('Workbook', [written.subarray(0, 70), written.subarray(70)]));
    const found = CFB.find(CFB.read(bytes, { type: 'array' }), 'Workbook')?.content ?? [];
    expect(found).toHaveLength(Math.max(4096, length));
    expect(Uint8Array.from(found).subarray(0, length)).toEqual(written);
  });

  it.each([
    ['its header has room for', 109 * 128 * 512 + 5],
    ['a list has room for', (109 + 127) * 128 * 512 + 5],
  ])('chains every sector of a stream that needs more tables than %s', (_, length) => {
    const sectors = chained(Buffer.concat(compoundFile('Workbook', [new Uint8Array(length)])));
    expect(sectors).toHaveLength(Math.ceil(length / 512));
    expect(sectors.every((sector, at) => sector === at)).toBe(true);
  });
});
