import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, left, right } from '../shared/result.ts';
import { documentTypes, hasCheckLetter, readDocumentNumber, readDocumentType } from './document-type.ts';
import { checkLetter } from './identity-number.ts';

const [dni, nie, passport, withoutDni] = documentTypes as ['1', '4', '5', '7'];
const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));

/** Numbers of each type, as they are issued. */
const numbers = {
  1: digits(8).map((n) => n + checkLetter(Number(n))),
  4: fc
    .tuple(fc.constantFrom('X', 'Y', 'Z'), digits(7), fc.constantFrom('L', 'T'))
    .map((parts) => parts.join('')),
  7: fc
    .tuple(fc.constantFrom('K', 'L', 'M'), digits(7), fc.constantFrom('L', 'T'))
    .map((parts) => parts.join('')),
} as const;

describe('the type of a document', () => {
  it('is one of the four that the public service knows', () => {
    expect(documentTypes).toEqual(['1', '4', '5', '7']);
    for (const type of documentTypes) expect(readDocumentType(` ${type} `)).toBe(type);
    for (const text of ['', '0', '2', '3', '6', '8', '01', '1.0', 'DNI', '１'])
      expect(readDocumentType(text)).toBeNull();
  });

  it('says which numbers fit: each fits its own and a passport’s, and no other', () => {
    for (const own of [dni, nie, withoutDni]) {
      fc.assert(
        fc.property(numbers[own], (number) => {
          const fits = documentTypes.filter((type) => isRight(readDocumentNumber(type, number)));
          expect(fits).toEqual([own, passport].toSorted());
        }),
      );
    }
  });

  it('accepts a number in any spelling', () => {
    expect(readDocumentNumber(dni, '12.345.678-z')).toEqual(right('12345678Z'));
    expect(readDocumentNumber(dni, ' 1r')).toEqual(right('00000001R'));
    expect(readDocumentNumber(nie, 'x-1234567-l')).toEqual(right('X1234567L'));
    expect(readDocumentNumber(withoutDni, 'k1234567l')).toEqual(right('K1234567L'));
    expect(readDocumentNumber(passport, 'pab 123456')).toEqual(right('PAB123456'));
  });

  it('says what is wrong with a number', () => {
    expect(readDocumentNumber(passport, 'PAB1234')).toEqual(left({ kind: 'identityTooShort', length: 7 }));
    expect(readDocumentNumber(passport, 'PAB12345Ñ')).toEqual(left({ kind: 'identityMisspelt' }));
    expect(readDocumentNumber(dni, 'X1234567L')).toEqual(left({ kind: 'wrongForm', type: '1' }));
    expect(readDocumentNumber(dni, '12345678')).toEqual(left({ kind: 'wrongForm', type: '1' }));
  });

  it('does not find the number of a document inside a longer one', () => {
    for (const [type, number] of [
      [dni, '12345678Z'],
      [nie, 'X1234567L'],
      [withoutDni, 'K1234567L'],
    ] as const) {
      expect(readDocumentNumber(type, `9${number}`)).toEqual(left({ kind: 'wrongForm', type }));
      expect(readDocumentNumber(type, `${number}9`)).toEqual(left({ kind: 'wrongForm', type }));
    }
  });

  it('leaves a wrong check letter to the issuer of the document, and says which numbers have one', () => {
    expect(readDocumentNumber(dni, '12345678A')).toEqual(right('12345678A'));
    expect(documentTypes.filter(hasCheckLetter)).toEqual([dni, nie, withoutDni]);
  });
});
