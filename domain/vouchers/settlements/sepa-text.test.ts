import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sepaText } from './sepa-text.ts';

describe('a text for a bank', () => {
  it.each([
    ['Forn d’en Núñez & Cía', "Forn d'en Nunez + Cia"],
    ['Col·legi Àngel Guimerà', 'Col.legi Angel Guimera'],
    ['Łódź ß Øre', 'Lodz ss Ore'],
    ['a // b <c> "d"', 'a / b c d'],
    ['/ruta/', 'ruta'],
    ['面包', '.'],
  ])('writes %j as %j', (text, plain) => {
    expect(sepaText(text, 70)).toBe(plain);
  });

  it('has only characters that all banks accept, is never empty, and never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const plain = sepaText(text, most);
        expect(plain).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/u);
        expect(plain.length).toBeLessThanOrEqual(most);
        expect(plain).not.toMatch(/^[ /]|[ /]$|\/\//u);
        expect(sepaText(plain, most)).toBe(plain);
      }),
    );
  });
});
