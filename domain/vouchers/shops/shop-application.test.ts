import { describe, expect, it } from 'vitest';
import { left, right } from '../../shared/result.ts';
import { readShop, type TypedShop } from './shop-application.ts';

const typed: TypedShop = {
  name: ' Forn de  la Plaça ',
  taxNumber: 'b58378431',
  iban: 'ES91 2100 0418 4502 0005 1332',
  headings: ['bakery', 'bakery', 'food'],
  address: 'Plaça Major, 4',
  hours: 'De lunes a sábado, de 8 a 14',
  email: 'forn@example.org ',
  telephone: '960 000 001',
};

describe('the application of a shop', () => {
  it('is read in canonical form', () =>
    expect(readShop(typed)).toEqual(
      right({
        name: 'Forn de la Plaça',
        taxNumber: 'B58378431',
        iban: 'ES9121000418450200051332',
        headings: ['bakery', 'food'],
        address: 'Plaça Major, 4',
        hours: 'De lunes a sábado, de 8 a 14',
        email: 'forn@example.org',
        telephone: '960 000 001',
      }),
    ));

  it('needs no hours', () =>
    expect(readShop({ ...typed, hours: ' ' })).toMatchObject({ right: { hours: '' } }));

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ taxNumber: 'B58378432' }, 'taxNumber'],
    [{ iban: 'ES91' }, 'iban'],
    [{ headings: [] }, 'headings'],
    [{ headings: ['weapons'] }, 'headings'],
    [{ headings: ['food', 'bakery', 'home', 'books', 'toys'] }, 'headings'],
    [{ address: '' }, 'address'],
    [{ hours: 'x'.repeat(121) }, 'hours'],
    [{ email: 'forn' }, 'email'],
    [{ telephone: 'llama' }, 'telephone'],
  ] as const)('with %j names the field', (change, field) =>
    expect(readShop({ ...typed, ...change })).toEqual(left([field])),
  );

  it('names all wrong fields in their order', () =>
    expect(readShop({ ...typed, telephone: '', iban: '', name: '' })).toEqual(
      left(['name', 'iban', 'telephone']),
    ));
});
