import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter } from '#domain/census/identity-number.ts';
import { censusEntry, checkCensus, emptyCensus, hasWrongLetter } from './census-form.ts';

const form = (id: string, ...secrets: string[]) => ({ ...emptyCensus, id, secrets });

describe('the census form', () => {
  it('sends the same normalised form for all notations of a number', () => {
    for (const id of ['12345678Z', '12.345.678-z', ' 12345678 z', '１２３４５６７８Ｚ']) {
      expect(censusEntry(form(id, ' zz1b '))).toEqual({ id: '12345678Z', secrets: ['ZZ1B'] });
    }
  });

  it('requires eight characters as written, whatever zeros could be filled in', () => {
    expect(checkCensus(form('1Z', '1984'))).toEqual([{ kind: 'idTooShort' }]);
    expect(checkCensus(form('1234567Z', '1984'))).toEqual([]);
    expect(checkCensus(form('1.2.3.4.5', '1984'))).toEqual([{ kind: 'idTooShort' }]);
  });

  it('requires the letter of a NIF or NIE, unless the number may be that of another document', () => {
    for (const id of ['12345678', '12.345.678', 'X1234567'])
      expect(checkCensus(form(id, '1984'))).toEqual([{ kind: 'letterMissing' }]);
    expect(checkCensus(form('12345678', '1984'), 1, true)).toEqual([]);
    expect(checkCensus(form('AB123456', '1984'))).toEqual([]);
  });

  it('names everything that is missing at once', () => {
    expect(checkCensus(emptyCensus)).toEqual([{ kind: 'idTooShort' }, { kind: 'secretMissing', place: 0 }]);
  });

  it('requires an answer to each question of the council, and sends them all in their order', () => {
    expect(checkCensus(form('12345678Z', '', ' '), 2)).toEqual([
      { kind: 'secretMissing', place: 0 },
      { kind: 'secretMissing', place: 1 },
    ]);
    expect(checkCensus(form('12345678Z', '1984'), 2)).toEqual([{ kind: 'secretMissing', place: 1 }]);
    expect(censusEntry(form('12345678Z', '1984', 'zz1b')).secrets).toEqual(['1984', 'ZZ1B']);
  });

  it('accepts no letter that only looks Latin', () => {
    expect(checkCensus(form('12345678А', '1984'))).toEqual([{ kind: 'idMisspelt' }]);
  });

  it('sends nothing but letters and digits of what it accepts', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const { id: sent } = censusEntry(form(id, '1984'));
        expect(checkCensus(form(id, '1984')).length > 0 || /^[A-Z0-9]{8,20}$/u.test(sent)).toBe(true);
      }),
    );
  });
});

describe('the help with the check letter', () => {
  it('appears for every letter but the right one, in any notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        fc.constantFrom('', ' ', '-'),
        (digits, letter, between) => {
          const id = `${String(digits).padStart(8, '0')}${between}${letter.toLowerCase()}`;
          expect(hasWrongLetter({ id })).toBe(letter !== checkLetter(digits));
        },
      ),
    );
  });

  it('knows the numbers of foreigners', () => {
    expect(hasWrongLetter({ id: 'X1234567L' })).toBe(false);
    expect(hasWrongLetter({ id: 'X1234567A' })).toBe(true);
  });

  it.each(['', '1234', '12345678', '1234567Z', 'AB123456', '12345678ZZ'])(
    'does not appear for an incomplete number or one of another kind: “%s”',
    (id) => {
      expect(hasWrongLetter({ id })).toBe(false);
    },
  );

  it('does not prevent sending', () => {
    expect(checkCensus(form('12345678A', '1984'))).toEqual([]);
  });
});
