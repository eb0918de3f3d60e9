import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { freeBytes, freeSpace } from './free-space.ts';

const megabyte = 1024 * 1024;
const withFree = (bytes: number) => freeSpace('/data', 512 * megabyte, async () => bytes);

describe('the free space of a disk', () => {
  it.each([
    [512 * megabyte, false, false],
    [512 * megabyte - 1, true, false],
    [4 * megabyte, true, false],
    [4 * megabyte - 1, true, true],
    [0, true, true],
  ])('of %s bytes is low: %s, and too little for a vote: %s', async (bytes, isLow, isFull) => {
    expect([await withFree(bytes).isLow(), await withFree(bytes).isFull()]).toEqual([isLow, isFull]);
  });

  it('that cannot be measured is taken as enough', async () => {
    const space = freeSpace('/data', 1, () => Promise.reject(new Error('no statfs')));
    expect([await space.isLow(), await space.isFull()]).toEqual([false, false]);
  });

  it('is measured on the disk of the folder', async () => {
    const bytes = await freeBytes(scratchFolder());
    expect(Number.isSafeInteger(bytes) && bytes > 0).toBe(true);
  });
});
