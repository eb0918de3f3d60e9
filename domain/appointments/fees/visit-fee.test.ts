import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { cents } from '../../shared/money.ts';
import { type OfficeVisit, visitStates } from '../visit.ts';
import { canPayFee, feeBack, feeIn, feeOfVisit } from './visit-fee.ts';

const seat = { grant: 'g', unit: 'plaza.1', day: '2026-11-18' as never, cells: [1], end: 200 };
const visit = (more: Partial<OfficeVisit> = {}) =>
  ({ state: 'confirmed', seat, ...more }) as unknown as OfficeVisit;
const fee = (amount: number, isBack = false) => ({ payment: 'p', amount: cents(amount), at: 1, isBack });

describe('the fee of an appointment', () => {
  it('is what its services cost together, also if one of them is gone', () => {
    expect(feeOfVisit(sampleSetup, { services: ['padron', 'certificado', 'gone'] })).toBe(200);
    expect(feeOfVisit(sampleSetup, { services: ['padron'] })).toBe(0);
  });

  it('can be paid over the web until its person is served', () => {
    const states = visitStates.filter((state) => canPayFee(visit({ state })));
    expect(states).toEqual(['confirmed', 'arrived', 'called', 'parked']);
    expect(canPayFee(visit({ seat: null }))).toBe(false);
    expect(canPayFee(visit({ fee: fee(200) }))).toBe(false);
  });

  it('goes back whole, once, and leaves nothing in the accounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (amount) => {
        const paid = fee(amount);
        const { change, money, amount: back } = feeBack({ fee: paid });
        expect([back, change.fee?.isBack]).toEqual([amount, true]);
        const lines = [...feeIn(paid), ...money];
        for (const account of ['bank', 'income'])
          expect(
            lines.filter((one) => one.account === account).reduce((sum, one) => sum + one.amount, 0),
          ).toBe(0);
        expect(feeIn(paid).reduce((sum, one) => sum + one.amount, 0)).toBe(0);
        expect(feeBack(change)).toEqual({ change: {}, money: [], amount: 0 });
      }),
    );
    expect(feeBack({})).toEqual({ change: {}, money: [], amount: 0 });
  });
});
