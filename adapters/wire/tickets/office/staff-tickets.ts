import * as t from 'io-ts';
import { seenOrderStates } from '#domain/tickets/ticket-order.ts';
import { nullable, wordOf } from '../../decode.ts';

/** An order of tickets as staff read it: nobody is named. */
export const staffTicketsWire = t.type({
  /** What other calls of staff name the order by; it opens nothing that is its holder’s. */
  name: t.string,
  state: wordOf(seenOrderStates),
  session: t.string,
  tickets: t.array(
    t.type({
      id: t.string,
      type: t.string,
      price: t.number,
      seat: nullable(t.string),
      /** How it ended; null while it lets somebody in. */
      ended: nullable(wordOf(['returned', 'transferred'])),
      isUsed: t.boolean,
      /** What comes back if it is taken back now; null if it cannot be. */
      refundNow: nullable(t.number),
    }),
  ),
  amount: t.number,
  payment: nullable(t.string),
  isAtDesk: t.boolean,
  at: t.string,
});
export type StaffTickets = t.TypeOf<typeof staffTicketsWire>;
