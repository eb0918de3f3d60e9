import { describe, expect, it } from 'vitest';
import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import {
  afterLook,
  lackingProof,
  beginSale,
  notAddable,
  priceProblem,
  stepBefore,
  sumsOf,
} from './sale-state.ts';
import { keepSale, keptSale } from './kept-sale.ts';
import { realmId } from '#domain/shared/ids.ts';
import { sampleLook } from './sample-look.ts';

const begun = (looked: SeenVouchers = sampleLook) => afterLook(beginSale('k'), looked);

describe('a sale at the till', () => {
  it('asks which voucher if there are several, and goes on to the price if there is nothing to choose', () => {
    expect(begun()).toMatchObject({ step: 'choose', lines: [{ voucher: 'A', uses: 1 }] });
    const one = { ...sampleLook, voucher: 'C', vouchers: sampleLook.vouchers.filter(({ id }) => id === 'C') };
    expect(begun(one)).toMatchObject({ step: 'price', lines: [{ voucher: 'C', uses: 1 }] });
  });

  it('begins with another voucher of the customer if the scanned one is used up', () => {
    expect(begun({ ...sampleLook, voucher: 'U' }).lines).toEqual([{ voucher: 'A', uses: 1 }]);
  });

  it('says which vouchers cannot be added, and why', () => {
    const lines = [{ voucher: 'A', uses: 1 }];
    expect(notAddable(sampleLook, lines, 'A')).toBe('already');
    expect(notAddable(sampleLook, lines, 'B')).toBe('same');
    expect(notAddable(sampleLook, lines, 'C')).toBeNull();
    const unmixed = { ...sampleLook, campaign: { ...sampleLook.campaign, mixed: false } };
    expect(notAddable(unmixed, lines, 'C')).toBe('type');
  });

  it('says what is missing of the price, and how many validations it allows', () => {
    const two = { ...begun(), lines: [{ voucher: 'A', uses: 2 }] };
    expect(priceProblem({ ...two, price: '12.50' })).toEqual({
      kind: 'below',
      needed: 2000,
      missing: 750,
      fewer: 1,
    });
    expect(priceProblem({ ...two, price: '5' })).toMatchObject({ kind: 'below', fewer: null });
    expect(priceProblem({ ...two, price: '20' })).toBeNull();
    expect(priceProblem({ ...two, price: '12,50' })).toEqual({ kind: 'comma', offered: '12.50' });
    expect(sumsOf(two)).toEqual({ needed: 2000, worth: 1000, uses: 2 });
  });

  it('lacks what the rule of its campaign asks for', () => {
    const rule = (identityProof: SeenVouchers['campaign']['identityProof']) =>
      begun({ ...sampleLook, campaign: { ...sampleLook.campaign, identityProof } });
    expect(lackingProof(rule('photo'))).toEqual(['noTicket', 'noPhoto']);
    expect(lackingProof(rule('number'))).toEqual(['noTicket', 'noNumber']);
    expect(lackingProof(rule('shown'))).toEqual(['noTicket', 'notSeen']);
    expect(lackingProof({ ...rule('shown'), isSeen: true, ticket: { id: 't', isRepeated: false } })).toEqual(
      [],
    );
  });

  it('goes back step by step', () => {
    expect([stepBefore('summary'), stepBefore('scan')]).toEqual(['proof', null]);
  });

  it('is kept on the device without the identity number, until it is cancelled', () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => void store.set(name, value),
      removeItem: (name: string) => void store.delete(name),
    };
    const means = { realm: realmId('vilanova'), storage };
    keepSale(means, 'forn', { ...begun(), number: '12345678Z', price: '12.50' });
    expect([...store.values()].join('')).not.toContain('12345678Z');
    expect(keptSale(means, 'forn')).toMatchObject({ price: '12.50', number: '', step: 'choose' });
    expect(keptSale(means, 'merc')).toBeNull();
    keepSale(means, 'forn', beginSale('k2'));
    expect(store.size).toBe(0);
    store.set('concejo-sale/vilanova/forn', '{not json');
    expect(keptSale(means, 'forn')).toBeNull();
  });
});
