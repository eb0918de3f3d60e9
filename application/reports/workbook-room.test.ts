import { describe, expect, it } from 'vitest';
import { fitsInBrowser, mostBrowserCells } from './workbook-room.ts';

describe('a workbook that is made in a browser', () => {
  const table = (rows: number, columns: number) => ({
    table: { columns: { length: columns }, rows: { length: rows } },
  });

  it('has so many cells at most, whatever its shape', () => {
    expect(fitsInBrowser(table(mostBrowserCells / 10, 10))).toBe(true);
    expect(fitsInBrowser(table(mostBrowserCells / 10 + 1, 10))).toBe(false);
    expect(fitsInBrowser(table(2, mostBrowserCells / 2))).toBe(true);
    expect(fitsInBrowser(table(0, 10))).toBe(true);
  });
});
