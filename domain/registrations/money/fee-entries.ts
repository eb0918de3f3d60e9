import type { MoneyEntry } from '../../scarcity/ledger.ts';
import { type Cents, cents } from '../../shared/money.ts';

const line = (account: string, amount: number): readonly MoneyEntry[] =>
  amount === 0 ? [] : [{ kind: 'cents', account, amount: cents(amount) }];

/** The money of a fee that is paid: the council earns it. */
export const feePaid = (fee: Cents): readonly MoneyEntry[] => [
  ...line('bank', fee),
  ...line('income', 0 - fee),
];

/** The money of a fee that goes back; what was kept stays earned. */
export const feeReturned = (refund: Cents): readonly MoneyEntry[] => [
  ...line('bank', 0 - refund),
  ...line('income', refund),
];
