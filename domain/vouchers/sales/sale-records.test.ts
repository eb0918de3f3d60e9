import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import {
  type KeptSale,
  lastUseIn,
  nextVersion,
  saleIn,
  saleNumber,
  saleRecord,
  tallyIn,
  tallyRecord,
  receiptRecord,
  usedVoucherRecord,
  usesIn,
} from './sale-records.ts';

const sale: KeptSale = {
  id: 's1',
  number: 'B-0419-1',
  shop: 'forn',
  device: 'd1',
  at: 5,
  price: cents(1000),
  lines: [{ voucher: 'A', type: 'cinco', uses: 1, amount: cents(500) }],
  evidence: { ticket: 't', ticketHash: 'h', isRepeated: false, identity: 'shown', photo: null },
  status: 'finished',
  offline: null,
  settlement: null,
  reversal: null,
  sent: 'hash',
};

describe('what is stored of sales', () => {
  it('gives back what it was made of', () => {
    expect(saleIn(saleRecord(sale, 1))).toEqual(sale);
    expect(saleRecord(sale, 3)).toMatchObject({ kind: 'sale', id: 's1', owner: 'forn', at: 5, version: 3 });
    const tally = { sales: 2, owed: cents(500) };
    expect(tallyIn(tallyRecord('forn', tally, 2, 5))).toEqual(tally);
    expect([nextVersion(null), nextVersion({ version: 3 })]).toEqual([1, 4]);
    expect(tallyIn(null)).toEqual({ sales: 0, owed: 0 });
    expect(receiptRecord('h', sale)).toMatchObject({
      kind: 'ticket',
      id: 'h',
      owner: 'forn',
      body: { sale: 's1' },
    });
  });

  it('cannot be read if it is something else', () => {
    expect(() => saleIn({ body: {} })).toThrow(TypeError);
    expect(() => tallyIn({ body: {} })).toThrow(TypeError);
  });

  it('says when a voucher was last used, and keeps what else its record has', () => {
    const record = { kind: 'voucher', id: 'A', owner: 'ana', at: 1, version: 4, body: { type: 'cinco' } };
    expect(lastUseIn(record)).toBeNull();
    const sales = [{ sale: 's', uses: 1 }];
    const used = usedVoucherRecord(record, 9, sales);
    expect(used).toEqual({ ...record, version: 5, body: { type: 'cinco', usedAt: 9, sales } });
    expect([lastUseIn(used), usesIn(used), usesIn(record)]).toEqual([9, sales, []]);
  });

  it('has a number of its shop and its sale', () => {
    expect([saleNumber(419, 77), saleNumber(3, 1), saleNumber(12_345, 2)]).toEqual([
      'B-0419-77',
      'B-0003-1',
      'B-12345-2',
    ]);
  });
});
