import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQr } from '#fixtures/builders/qr/read-qr.ts';
import { correctionsOf } from './error-correction.ts';
import { penaltyOf } from './mask.ts';
import { darkRuns, type QrCode, qrCode, qrPath, qrViewBox } from './qr-code.ts';
import { bytesHeld, qrVersions } from './qr-version.ts';

const codeOf = (text: string): QrCode => qrCode(text) ?? [];
const drawn = (code: QrCode) => code.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('is read as the text it was made of, in any letters', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        const code = qrCode(text);
        if (code !== null) expect(readQr(code)).toBe(text);
        else expect(new TextEncoder().encode(text).length).toBeGreaterThan(213);
      }),
      { numRuns: 100 },
    );
  });

  it('has the smallest of ten sizes that holds the text', () => {
    expect(qrVersions.map(bytesHeld)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
    for (const [index, version] of qrVersions.entries()) {
      const most = 'm'.repeat(bytesHeld(version));
      expect(codeOf(most)).toHaveLength(21 + 4 * index);
      expect(readQr(codeOf(most))).toBe(most);
      expect(qrCode(`${most}m`)?.length).toBe(index === 9 ? undefined : 25 + 4 * index);
    }
  });

  it('is not made of a text of more than 213 bytes', () => {
    expect(qrCode('a'.repeat(214))).toBeNull();
    expect(qrCode('ñ'.repeat(107))).toBeNull();
  });

  it('is made of half a letter too, as of a letter that cannot be read', () => {
    expect(readQr(codeOf('a\ud800'))).toBe('a\ufffd');
  });

  it('is the one that other programs draw', () => {
    expect(drawn(codeOf('concejo'))).toEqual([
      '#######.#.....#######',
      '#.....#.#.##..#.....#',
      '#.###.#.####..#.###.#',
      '#.###.#..###..#.###.#',
      '#.###.#.#.###.#.###.#',
      '#.....#..##...#.....#',
      '#######.#.#.#.#######',
      '.........#...........',
      '#..######..#.#..#.###',
      '.###....##.###..##...',
      '.#..#.#..####..#...##',
      '####...#.#..####..###',
      '......##.#.####..#.##',
      '........#...###.##.#.',
      '#######.#..#....#....',
      '#.....#.##....#..###.',
      '#.###.#.##...#####.##',
      '#.###.#.##..###..##..',
      '#.###.#..#####..#..##',
      '#.....#..####..#.####',
      '#######.##..##..#....',
    ]);
  });

  it('says its size from the seventh on, at two corners', () => {
    const code = codeOf('m'.repeat(122));
    const places = Array.from({ length: 18 }, (_, n) => [Math.floor(n / 3), 34 + (n % 3)] as const);
    // The word that the standard publishes for size 7 (annex D), its last bit first.
    const word = [...'000111110010010100'].toReversed().map((bit) => bit === '1');
    expect(places.map(([short, long]) => code[short]?.[long])).toEqual(word);
    expect(places.map(([short, long]) => code[long]?.[short])).toEqual(word);
  });
});

describe('the error correction of a QR code', () => {
  // The examples of the standard (annex I) and of a published course: both of size 1 at level M.
  it.each([
    [
      [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11],
      [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55],
    ],
    [
      [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17],
      [196, 35, 39, 119, 235, 215, 231, 226, 93, 23],
    ],
  ])('is that of the published example %#', (data, corrections) => {
    expect(correctionsOf(data, 10)).toEqual(corrections);
  });
});

describe('the penalty of a mask', () => {
  const grid = (...rows: readonly string[]) => rows.map((row) => [...row].map((module) => module === '#'));

  it('counts runs, squares, and how far the dark ones are from half', () => {
    // Ten lines of five: 3 each; sixteen squares: 3 each; all dark: ten steps of five per cent.
    expect(penaltyOf(grid('#####', '#####', '#####', '#####', '#####'))).toBe(30 + 48 + 100);
    expect(penaltyOf(grid('#.', '.#'))).toBe(0);
    // A run of six has 4, and one of four none; in each direction.
    expect(penaltyOf(grid('######'))).toBe(4 + 100);
    expect(penaltyOf(grid('#', '#', '#', '#', '.', '.', '.', '.'))).toBe(0);
  });

  it('counts what looks like a corner, also twice in one line', () => {
    expect(penaltyOf(grid('#.###.#....'))).toBe(40);
    // Half of eighteen would be nine: ten dark ones are less than one step of five per cent too many.
    expect(penaltyOf(grid('#.###.#....#.###.#'))).toBe(80 + 10);
  });
});

describe('a QR code as a drawing', () => {
  it('has a rectangle for each run of dark modules, behind four light ones', () => {
    const code = [
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ];
    expect(qrPath(code)).toBe('M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z');
    expect(qrViewBox(code)).toBe('0 0 11 11');
  });

  it('has all dark modules and no other', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (row) => {
        const covered = row.map((_, column) =>
          darkRuns(row).some(([start, length]) => column >= start && column < start + length),
        );
        expect(covered).toEqual(row);
      }),
    );
  });
});
