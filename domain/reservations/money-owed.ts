import type { Refund } from '../payments/refund.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { OwedMoney, Reservation } from './reservation.ts';

/** Money of a reservation that goes back to its holder: what for, how much, and the key of its refund. */
export interface MoneyGoingBack {
  readonly what: OwedMoney;
  readonly amount: Cents;
  readonly key: string;
}

/** What of a reservation goes back, whether or not it has; null if nothing does. */
export function moneyGoingBack({
  id,
  state,
  total,
  deposit,
  back,
  depositKept,
  payment,
}: Reservation): MoneyGoingBack | null {
  if (state === 'returned' && back !== null && back.refund > 0)
    return { what: 'back', amount: back.refund, key: `back/${id}` };
  if (state === 'refunded' && payment !== null)
    return { what: 'late', amount: total, key: `reservation/${payment}` };
  const rest = cents(deposit - (depositKept?.amount ?? deposit));
  return state === 'booked' && rest > 0 ? { what: 'deposit', amount: rest, key: `deposit/${id}` } : null;
}

type Asked = Pick<Refund, 'key' | 'state'>;

/** Whether a refund is of the money that has a key, at whatever try. */
export const isRefundOf = (key: string) => (refund: Pick<Asked, 'key'>) =>
  refund.key === key || refund.key.startsWith(`${key}/`);

/** Whether the money went back, or is on its way: in cash, or by a refund that the bank did not refuse. */
export const hasGoneBack = (
  { handed = [] }: Pick<Reservation, 'handed'>,
  { what, key }: MoneyGoingBack,
  refunds: readonly Asked[],
): boolean => handed.includes(what) || refunds.some((one) => isRefundOf(key)(one) && one.state !== 'refused');

/** The key of the next try: that of a refund which the bank refused is not sent again. */
export function keyOfNextRefund({ key }: MoneyGoingBack, refunds: readonly Asked[]): string {
  const tries = refunds.filter(isRefundOf(key)).length;
  return tries === 0 ? key : `${key}/${tries + 1}`;
}
