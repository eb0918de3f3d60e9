import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import type { ShopSettlement } from '../settlement.ts';
import { noRun } from './close-run.ts';
import type { RunReview } from './run-review.ts';
import {
  lastRunIn,
  lastRunRecord,
  payerIn,
  payerRecord,
  reviewIn,
  reviewRecord,
  settlementIn,
  settlementRecord,
} from './settlement-records.ts';

const settlement: ShopSettlement = {
  id: '1-0419',
  run: 1,
  shop: 'forn',
  from: 0,
  until: 10,
  amount: cents(4000),
  carried: cents(0),
  status: 'closed',
  reason: '',
};
const review: RunReview = {
  run: 1,
  from: 0,
  until: 10,
  at: 11,
  by: 'Neus',
  sample: null,
  checks: [],
  waiting: null,
  approvals: [],
  files: [],
};
const payer = { name: 'Ajuntament', iban: 'ES1720852066623456789011', taxNumber: 'P4626000F' };

describe('the records of settlements', () => {
  it('are read as they were written', () => {
    expect(settlementIn(settlementRecord(settlement, 1, 11))).toEqual(settlement);
    expect(reviewIn(reviewRecord(review, 1))).toEqual(review);
    const run = { number: 1, until: 10, carried: { roig: cents(-2000) } };
    expect(lastRunIn(lastRunRecord(run, 1, 11))).toEqual(run);
    expect(payerIn(payerRecord(payer, 1, 11))).toEqual(payer);
  });

  it('are those of no run and no payer while there are none', () => {
    expect(lastRunIn(null)).toBe(noRun);
    expect(payerIn(null)).toBeNull();
  });

  it('have a settlement in the list of its shop, at the moment of the closing of its run', () => {
    expect(settlementRecord(settlement, 2, 11)).toMatchObject({ owner: 'forn', at: 11, version: 2 });
    expect(reviewRecord(review, 3)).toMatchObject({ id: '1', at: 11, version: 3 });
  });

  it('are not read if they are something else', () => {
    expect(() => settlementIn(reviewRecord(review, 1))).toThrow('a settlement cannot be read');
    expect(() => reviewIn(settlementRecord(settlement, 1, 11))).toThrow('the review of a run');
  });
});
