import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passFrom, passLength, passLetters, readPass, spacedPass } from './pass.ts';

const bytes = fc.uint8Array({ minLength: passLength, maxLength: passLength });

describe('a pass', () => {
  it('is twelve letters that are read again in any case, with spaces and dashes', () => {
    fc.assert(
      fc.property(bytes, (chance) => {
        const pass = passFrom(chance);
        expect(pass).toHaveLength(passLength);
        const groups = pass.toLowerCase().match(/.{4}/gu) ?? [];
        const printed = spacedPass(pass);
        expect(printed).toBe(groups.join(' ').toUpperCase());
        for (const typed of [pass, printed, groups.join('-'), ` ${groups.join(' · ')}.\n`])
          expect(readPass(typed)).toBe(pass);
      }),
    );
  });

  it('is read with what looks like one of its letters, and with accents or wide letters', () => {
    for (const typed of ['8CD2-6HJK-MPRV', 'bcdzghjkmpru', 'B\u0301ÇDZGHJKMPRV', 'ＢＣＤＺＧＨＪＫＭＰＲＶ'])
      expect(readPass(typed)).toBe('BCDZGHJKMPRV');
  });

  it('has each letter as often as any other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = passFrom(new Uint8Array(passLength).fill(byte)).charAt(0);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted().join('')).toBe(passLetters);
    expect(new Set(counts.values())).toEqual(new Set([16]));
  });

  it('is not read of other letters or of another length, nor made of fewer bytes', () => {
    for (const typed of ['', 'BCDF', 'BCDFGHJKMPRA', 'BCDFGHJKMPRTV', 'BCDFGHJKMPR1'])
      expect(readPass(typed)).toBeNull();
    expect(() => passFrom(new Uint8Array(3))).toThrow(RangeError);
  });
});
