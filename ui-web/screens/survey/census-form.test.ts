import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { censusEntry, checkCensus, emptyCensus } from './census-form.ts';

const form = (id: string, secret: string) => ({ ...emptyCensus, id, secret });

describe('the census form', () => {
  it('sends one spelling for all ways of writing the same number', () => {
    for (const id of ['12345678Z', '12.345.678-z', ' 12345678 z', '１２３４５６７８Ｚ']) {
      expect(censusEntry(form(id, ' zz1b '))).toEqual({ id: '12345678Z', secrets: ['ZZ1B'] });
    }
  });

  it('wants eight characters as written, whatever could be filled in before them', () => {
    expect(checkCensus(form('1Z', '1984'))).toEqual([{ kind: 'idTooShort' }]);
    expect(checkCensus(form('1234567Z', '1984'))).toEqual([]);
    expect(checkCensus(form('1.2.3.4.5', '1984'))).toEqual([{ kind: 'idTooShort' }]);
  });

  it('tells of everything that is missing at once', () => {
    expect(checkCensus(emptyCensus)).toEqual([{ kind: 'idTooShort' }, { kind: 'secretMissing' }]);
  });

  it('takes no letter that only looks Latin', () => {
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
