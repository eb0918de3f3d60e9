import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter } from '../census/identity-number.ts';
import { personalDataIn, personalPartsIn, withoutPersonalData } from './personal-data.ts';

describe('what looks like personal data in a comment', () => {
  it('is a telephone, in each spelling that people use', () => {
    for (const said of ['612345678', '612 345 678', '+34 612 34 56 78', '0034-961.234.567'])
      expect([said, personalDataIn(`Llamad al ${said}, gracias`)]).toEqual([said, ['phone']]);
  });

  it('is an e-mail address, and an identity number with the right letter', () => {
    expect(personalDataIn('Soy ana.pérez+x@correu.example.')).toEqual(['mail']);
    expect(personalDataIn('Mi DNI es 12.345.678-z')).toEqual(['identity']);
    expect(personalDataIn('X-1234567-L o ana@b.example o 961 234 567')).toEqual([
      'phone',
      'mail',
      'identity',
    ]);
  });

  it('is not an amount, a year, a reference or a number with a wrong letter', () => {
    for (const said of [
      'Costó 612.345 €',
      'En 2026 y en 2027',
      'VLM-2026-004102',
      'Mi DNI es 12345678A',
      'p/612345678',
      'a 6123456789 metros',
      'Está @ la plaza',
    ])
      expect([said, personalDataIn(said)]).toEqual([said, []]);
  });

  it('is found as it is written, kind by kind', () => {
    expect(personalPartsIn('X-1234567-L o 961 234 567, y 612345678')).toEqual([
      { kind: 'phone', part: '961 234 567' },
      { kind: 'phone', part: '612345678' },
      { kind: 'identity', part: 'X-1234567-L' },
    ]);
  });

  it('is replaced by dots, of the same length, and nothing else is', () => {
    expect(withoutPersonalData('Llamadme al 612 345 678')).toBe('Llamadme al 6·· ··· ···');
    expect(withoutPersonalData('Que nadie toque nada')).toBe('Que nadie toque nada');
  });

  it('is found and hidden for every telephone and every identity number', () => {
    const phones = fc.integer({ min: 600_000_000, max: 999_999_999 }).map(String);
    const numbers = fc
      .integer({ min: 10_000_000, max: 99_999_999 })
      .map((digits) => `${digits}${checkLetter(digits)}`);
    fc.assert(
      fc.property(fc.oneof(phones, numbers), fc.constantFrom(' ', ', ', '\n'), (said, gap) => {
        const text = `Escribid a${gap}${said}${gap}o a ana@correu.example`;
        const shown = withoutPersonalData(text);
        expect(personalDataIn(text)).toHaveLength(2);
        expect(shown).not.toContain(said);
        expect(personalDataIn(shown)).toEqual([]);
        expect(shown).toHaveLength(text.length);
      }),
    );
  });
});
