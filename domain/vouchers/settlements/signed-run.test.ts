import { describe, expect, it } from 'vitest';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { cents } from '../../shared/money.ts';
import { type SettlementStatus, settlementStatuses } from '../settlement.ts';
import {
  asApproved,
  awaitingApproval,
  type SettlementOfShop,
  signedIban,
  signedRunText,
} from './signed-run.ts';

const payer = { name: 'Ajuntament', iban: 'ES1720852066623456789011', taxNumber: 'P4626000F' };
const settled = (
  id: string,
  status: SettlementStatus = 'closed',
  shop: SettlementOfShop['shop'] = bakery,
): SettlementOfShop => ({
  settlement: {
    id,
    run: 1,
    shop: 'forn',
    from: 0,
    until: 10,
    amount: cents(4000),
    carried: cents(0),
    status,
    reason: '',
  },
  shop,
});
const text = (...all: readonly SettlementOfShop[]) => signedRunText('otono', 1, payer, all);

describe('what waits for approval', () => {
  it('is what was just closed, and what the bank gave back', () => {
    const all = settlementStatuses.map((status) => settled(status, status));
    expect(awaitingApproval(all).map(({ settlement }) => settlement.id)).toEqual(['closed', 'returned']);
  });
});

describe('an approval', () => {
  const approvals = ['ES1', 'ES2'].map((iban) => ({ ibans: { '1-0419': iban } })) as never;
  const { settlement } = settled('1-0419', 'approved');

  it('was of the account that two people signed last', () => {
    expect(signedIban({ approvals }, '1-0419')).toBe('ES2');
    expect(signedIban({ approvals }, '1-0002')).toBeNull();
  });

  it('no longer counts once the shop has another account', () => {
    expect(asApproved(settlement, { iban: 'ES2' }, { approvals })).toBe(settlement);
    expect(asApproved(settlement, null, { approvals })).toBe(settlement);
    expect(asApproved(settlement, { iban: 'ES3' }, { approvals })).toEqual({
      ...settlement,
      status: 'closed',
    });
    const paid = settled('1-0419', 'paid').settlement;
    expect(asApproved(paid, { iban: 'ES3' }, { approvals })).toBe(paid);
  });
});

describe('the text that two people sign', () => {
  it('says who pays whom how much, from and to which accounts, of what waits', () => {
    expect(JSON.parse(text(settled('1-0419'), settled('1-0002', 'paid')))).toEqual({
      campaign: 'otono',
      run: 1,
      payer,
      settlements: [
        {
          id: '1-0419',
          amount: 4000,
          shop: 'Forn de la Plaça',
          taxNumber: 'B58378431',
          iban: 'ES9121000418450200051332',
        },
      ],
    });
  });

  it('names no account of a shop that the register no longer has', () => {
    expect(JSON.parse(text(settled('1-0419', 'closed', null)))).toMatchObject({
      settlements: [{ id: '1-0419', shop: null, taxNumber: null, iban: null }],
    });
  });

  it('is the same in whatever order the settlements come, and another with any other account', () => {
    const [a, b, c] = [settled('1-0002'), settled('1-0007'), settled('1-0419')];
    expect(text(c, a, b)).toBe(text(a, b, c));
    expect(text(b, c, a)).toBe(text(a, b, c));
    const moved = settled('1-0002', 'closed', { ...bakery, iban: 'ES7921000813610123456789' });
    expect(text(moved, b, c)).not.toBe(text(a, b, c));
    expect(signedRunText('otono', 1, null, [a, b, c])).not.toBe(text(a, b, c));
  });
});
