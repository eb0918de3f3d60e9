import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import { isLeft, left } from '../../shared/result.ts';
import { type ShopSettlement, settlementStatuses } from '../settlement.ts';
import { bankOutcomes, bankSays } from './bank-outcome.ts';

const settlement: ShopSettlement = {
  id: '1-0419',
  run: 1,
  shop: 'forn',
  from: 0,
  until: 10,
  amount: cents(500),
  carried: cents(0),
  status: 'exported',
  reason: '',
};
const lines = (payable: number) => [
  { kind: 'cents', account: 'payable', amount: payable },
  { kind: 'cents', account: 'bank', amount: -payable },
];

describe('what a bank says of a settlement', () => {
  it('is that it was paid, which moves its money', () => {
    const said = bankSays(settlement, 'paid', 'ignored');
    expect(said).toMatchObject({ right: { settlement: { status: 'paid', reason: '' }, money: lines(500) } });
  });

  it('is that it came back, with the reason; if it had been paid, its money comes back too', () => {
    const returned = { status: 'returned', reason: 'AC04' };
    expect(bankSays(settlement, 'returned', ' AC04 ')).toMatchObject({
      right: { settlement: returned, money: [] },
    });
    expect(bankSays({ ...settlement, status: 'paid' }, 'returned', 'AC04')).toMatchObject({
      right: { settlement: returned, money: lines(-500) },
    });
    expect(bankSays(settlement, 'returned', ' ')).toEqual(left({ kind: 'noReason' }));
  });

  it('is nothing of what the bank does not have', () => {
    const taken = bankOutcomes.flatMap((outcome) =>
      settlementStatuses
        .filter((status) => !isLeft(bankSays({ ...settlement, status }, outcome, 'x')))
        .map((status) => `${status} ${outcome}`),
    );
    expect(taken).toEqual(['exported paid', 'exported returned', 'paid returned']);
  });
});
