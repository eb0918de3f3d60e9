import type { Refund } from '../payments/refund.ts';
import type { Cents } from '../shared/money.ts';
import type { TicketOrder } from './ticket-order.ts';

/** Money of an order that goes back: for which ticket, or for all that came `late`; how much, and the key of its refund. */
export interface TicketMoneyBack {
  readonly what: string;
  readonly amount: Cents;
  readonly key: string;
}

/** The key of the refund of one ticket: it is returned once, whoever asks for it. */
export const keyOfTicketRefund = (ticket: string): string => `ticket/${ticket}`;

/** What of an order goes back, whether or not it has. */
export function ticketMoneyBack({
  tickets,
  state,
  amount,
  payment,
}: Pick<TicketOrder, 'tickets' | 'state' | 'amount' | 'payment'>): readonly TicketMoneyBack[] {
  if (state === 'refunded' && payment !== null) return [{ what: 'late', amount, key: `tickets/${payment}` }];
  return tickets.flatMap(({ id, ended }) =>
    ended?.kind === 'returned' && ended.refund > 0
      ? [{ what: id, amount: ended.refund, key: keyOfTicketRefund(id) }]
      : [],
  );
}

type AskedRefunds = readonly Pick<Refund, 'key' | 'state'>[];

const isOf = (key: string) => (refund: AskedRefunds[number]) =>
  refund.key === key || refund.key.startsWith(`${key}/`);

/** What of that has not gone back: in cash, or by a refund that the bank did not refuse. */
export const ticketMoneyOwed = (
  order: Pick<TicketOrder, 'tickets' | 'state' | 'amount' | 'payment' | 'handed'>,
  refunds: AskedRefunds,
): readonly TicketMoneyBack[] =>
  ticketMoneyBack(order).filter(
    ({ what, key }) =>
      !(order.handed ?? []).includes(what) &&
      !refunds.some((one) => isOf(key)(one) && one.state !== 'refused'),
  );

/** The key of the next try: that of a refund which the bank refused is not sent again. */
export function keyOfNextTry({ key }: TicketMoneyBack, refunds: AskedRefunds): string {
  const tries = refunds.filter(isOf(key)).length;
  return tries === 0 ? key : `${key}/${tries + 1}`;
}
