import { describe, expect, it } from 'vitest';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { cents } from '../../shared/money.ts';
import { left, right } from '../../shared/result.ts';
import { type ShopStatus, shopStatuses } from '../shop.ts';
import { actOnShop, actsOn, shopStep, shopSubject } from './act-on-shop.ts';

const at = (status: ShopStatus) => ({ ...bakery, status });
const given = { reason: 'porque sí', most: null };

describe('what staff do with a shop', () => {
  it.each([
    ['applied', ['authorise', 'leave']],
    ['authorised', ['authorise', 'suspend', 'leave']],
    ['suspended', ['authorise', 'leave']],
    ['left', []],
  ] as const)('of one that is %s: %j', (status, acts) => {
    expect(actsOn({ status })).toEqual(acts);
    for (const act of ['authorise', 'suspend', 'leave'] as const) {
      const after = actOnShop(at(status), { act, ...given });
      if (!(acts as readonly string[]).includes(act))
        expect(after).toEqual(left({ kind: 'wrongStatus', status }));
      else expect(after).toMatchObject({ _tag: 'Right' });
    }
  });

  it('is something in every state, except of a shop that has left', () => {
    expect(shopStatuses.filter((status) => actsOn({ status }).length === 0)).toEqual(['left']);
  });

  it('sets a most when it is authorised, and keeps it afterwards', () => {
    const most = cents(300_000);
    const shop = actOnShop(at('applied'), { act: 'authorise', reason: '', most });
    expect(shop).toEqual(right({ ...bakery, status: 'authorised', most }));
    expect(actOnShop({ ...bakery, most }, { act: 'suspend', ...given })).toEqual(
      right({ ...bakery, status: 'suspended', most }),
    );
  });

  it('needs a reason for all but the first authorisation', () => {
    for (const [status, act] of [
      ['authorised', 'suspend'],
      ['applied', 'leave'],
      ['suspended', 'authorise'],
    ] as const)
      expect(actOnShop(at(status), { act, reason: ' ', most: null })).toEqual(left({ kind: 'noReason' }));
    const long = { act: 'suspend', reason: 'x'.repeat(501), most: null } as const;
    expect(actOnShop(bakery, long)).toEqual(left({ kind: 'noReason' }));
  });

  it('is a step with its reason as words', () => {
    expect(shopSubject(bakery)).toBe('shop/forn');
    expect(
      shopStep(at('authorised'), at('suspended'), 'suspend', { by: 'neus', at: 5, why: ' no abre ' }),
    ).toEqual({
      act: 'shop.suspend',
      from: 'authorised',
      to: 'suspended',
      words: 'no abre',
      by: 'neus',
      at: 5,
    });
    expect(shopStep(null, at('applied'), 'apply', { by: 'sender', at: 5 })).toMatchObject({
      from: null,
      words: null,
    });
    expect(shopStep(null, at('applied'), 'apply', { by: 'sender', at: 5, why: ' ' })).toMatchObject({
      words: null,
    });
  });
});
