import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import type { Shop } from '../shop.ts';
import { actOnShop } from './act-on-shop.ts';
import {
  decideCorrection,
  readCorrection,
  type TypedCorrection,
  wrongInCorrection,
} from './shop-correction.ts';

const { name, headings, address, email, telephone } = bakery;
const typed: TypedCorrection = {
  name,
  iban: '',
  headings,
  address,
  hours: 'De lunes a sábado, de 8 a 14',
  email,
  telephone,
};
const asker = { by: 'Caja 1', at: noon, language: 'es' } as const;
const otherIban = 'ES7921000813610123456789';
const fieldsOf = (change: Partial<TypedCorrection>, shop: Shop = bakery) => {
  const read = readCorrection(shop, { ...typed, ...change }, asker);
  return isLeft(read) ? read.left : read.right.fields;
};

describe('what a shop asks to change', () => {
  it('is only what would be different', () => {
    expect(
      readCorrection(bakery, { ...typed, name: ' Forn  Nou ', iban: 'ES79 2100 0813 6101 2345 6789' }, asker),
    ).toEqual(right({ by: 'Caja 1', at: noon, fields: { name: 'Forn Nou', iban: otherIban } }));
    expect(fieldsOf({ headings: ['bakery', 'food'] })).toEqual({ headings: ['bakery', 'food'] });
    expect(fieldsOf({})).toEqual({ kind: 'nothingNew' });
    expect(fieldsOf({ iban: bakery.iban })).toEqual({ kind: 'nothingNew' });
  });

  it('has new hours in the language in which they were written, and none if they were taken out', () => {
    expect(fieldsOf({ hours: 'De 9 a 14' })).toEqual({ hours: { es: 'De 9 a 14' } });
    expect(fieldsOf({ hours: ' ' })).toEqual({ hours: {} });
    expect(fieldsOf({ hours: '' }, { ...bakery, hours: {} })).toEqual({ kind: 'nothingNew' });
  });

  it('is refused with the fields that are wrong; an account that stays is not typed', () => {
    expect(fieldsOf({ name: '', iban: 'ES00' })).toEqual({ kind: 'shopRefused', fields: ['name', 'iban'] });
    const form = { ...typed, taxNumber: bakery.taxNumber };
    expect(wrongInCorrection(form)).toEqual([]);
    expect(wrongInCorrection({ ...form, iban: 'ES00', email: '' })).toEqual(['iban', 'email']);
    expect(wrongInCorrection({ ...form, iban: otherIban })).toEqual([]);
  });
});

const asking: Shop = {
  ...bakery,
  correction: { by: 'Caja 1', at: noon, fields: { name: 'Forn Nou', iban: otherIban } },
};
const decision = { asked: noon, isAccepted: true, reason: '', by: 'Neus' };

describe('the decision on a correction', () => {
  it('changes the shop, and nothing else of it', () =>
    expect(decideCorrection(asking, decision, ['Pau'])).toEqual(
      right({ ...bakery, name: 'Forn Nou', iban: otherIban }),
    ));

  it('changes nothing if it is refused, which needs a reason', () => {
    const refuse = (reason: string) =>
      decideCorrection(asking, { ...decision, isAccepted: false, reason }, []);
    expect(refuse(' ')).toEqual(left({ kind: 'noReason' }));
    expect(refuse('x'.repeat(501))).toEqual(left({ kind: 'noReason' }));
    expect(refuse('Falta el certificado del banco')).toEqual(right(bakery));
  });

  it('is of what was read, and of nothing that came since', () => {
    expect(decideCorrection(asking, { ...decision, asked: noon - 1 }, [])).toEqual(left({ kind: 'changed' }));
    expect(decideCorrection(bakery, decision, [])).toEqual(left({ kind: 'changed' }));
  });

  it('never gives a new account by somebody who gave a code for a device of the shop', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (makers, place) => {
        const by = makers[place % makers.length] ?? '';
        expect(decideCorrection(asking, { ...decision, by }, makers)).toEqual(left({ kind: 'ownDevices' }));
        const other = { ...asking, correction: { by: 'Caja 1', at: noon, fields: { name: 'Forn Nou' } } };
        expect(isLeft(decideCorrection(other, { ...decision, by }, makers))).toBe(false);
      }),
    );
  });

  it('is not asked for any more by a shop that left', () =>
    expect(actOnShop(asking, { act: 'leave', reason: 'cierra', most: null })).toMatchObject(
      right({ correction: null }),
    ));
});
