import { describe, expect, it } from 'vitest';
import { goodsStatuses } from '../scarcity/goods-grant.ts';
import { pickupLettersFrom, stateOfPickup, wrongInPickup } from './pickup.ts';
import { askingRecord, goodOfShop, shopOfGood } from './showcase-records.ts';

const asked = { id: 'a-key-made-by-chance', offer: 'cocas', pieces: 2, name: 'Empar' };

describe('what a shop sets aside', () => {
  it('is asked for with a key, a number up to five and a name', () => {
    expect(wrongInPickup(asked)).toBeNull();
    expect(wrongInPickup({ ...asked, id: 'short' })).toBe('id');
    for (const pieces of [0, 6, 1.5]) expect(wrongInPickup({ ...asked, pieces })).toBe('pieces');
    for (const name of [' ', 'x'.repeat(41)]) expect(wrongInPickup({ ...asked, name })).toBe('name');
  });

  it('waits, was handed over, was given back or has lapsed, by its grant', () => {
    expect(goodsStatuses.map(stateOfPickup)).toEqual(['waits', 'waits', 'handed', 'returned', 'lapsed']);
    expect(pickupLettersFrom(new Uint8Array([0, 1, 2, 10, 11, 31, 9]))).toBe('012ABZ');
  });

  it('is in the good of its shop', () => {
    expect([shopOfGood(goodOfShop('forn')), shopOfGood('venue/pista')]).toEqual(['forn', null]);
    expect(askingRecord('forn', null, 2)).toMatchObject({ owner: '', at: 0, version: 2 });
  });
});
