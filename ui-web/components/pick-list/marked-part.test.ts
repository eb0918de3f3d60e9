import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt } from './marked-part.ts';

describe('the part of a name that was searched', () => {
  it('is found whatever its accents and capitals', () => {
    expect(cutAt('Carrer del Molí de Baix', 'MOLI')).toEqual(['Carrer del ', 'Molí', ' de Baix']);
    expect(cutAt('Plaça Major', ' placa ')).toEqual(['', 'Plaça', ' Major']);
  });

  it('is empty if it does not occur, or without a search', () => {
    expect(cutAt('Carrer Nou', 'molí')).toEqual(['Carrer Nou', '', '']);
    expect(cutAt('Carrer Nou', '  ')).toEqual(['Carrer Nou', '', '']);
  });

  it('loses no letter of the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (text, sought) => {
          expect(cutAt(text, sought).join('')).toBe(text);
        },
      ),
    );
  });
});
