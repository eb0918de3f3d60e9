import { addressOf } from '#adapters/wire/address-of.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import { listTicketOrdersCall } from '#adapters/wire/tickets/office/list-orders.ts';
import { readOwnDoorCall } from '#adapters/wire/tickets/door/own-door.ts';
import { readEventDoorsCall } from '#adapters/wire/tickets/door/staff-doors.ts';
import { syncDoorCall } from '#adapters/wire/tickets/door/sync-door.ts';
import { readTicketsCall } from '#adapters/wire/tickets/read-tickets.ts';
import { ask, askAnonymously, type HttpAnswer, sendAs } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import { listedTwice } from '../../listed-twice.ts';
import { answersAsDocumented, notRefused, valueAt } from '../../read-answer.ts';
import type { Finding } from '../../finding.ts';
import { whereWritable } from '../support/visitor.ts';

/** What no device has made. */
const unknownKey = 'key-of-no-order-of-tickets-0001';
const sync = { session: 'none', since: null, parts: [] };

/** Orders that nobody has the key of are left out. */
function hasOrders(answer: HttpAnswer): Finding | null {
  const items = valueAt(answer.json, 'items');
  return Array.isArray(items) && items.length === 0 ? null : { kind: 'unwanted', what: 'items' };
}

/** Events for which one needs a ticket (specification 1, section 1). */
export const ticketChecks: readonly Check[] = [
  {
    id: 'evt-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressOf(listTicketedEventsCall, { realm })),
        (answer) => answersAsDocumented(listTicketedEventsCall, answer) ?? listedTwice(answer.json),
      ),
    ],
  },
  {
    id: 'evt-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readTicketedEventCall, { realm, id: 'no-such-event' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
  {
    id: 'evt-03',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readSeatsCall, { realm, id: 'no-such-event', session: 'none' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
  {
    id: 'evt-04',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => {
      const orders = [{ event: 'no-such-event', key: unknownKey }];
      const asked = sendAs('evt-04', addressOf(readTicketsCall, { realm }), {
        body: { orders },
        shown: { orders },
      });
      return [trial(asked, (answer) => answersAsDocumented(readTicketsCall, answer) ?? hasOrders(answer))];
    }),
  },
  {
    id: 'evt-05',
    clause: 'seguridad §secreto',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) =>
      [
        askAnonymously(addressOf(readOwnDoorCall, { realm })),
        sendAs('evt-05', addressOf(syncDoorCall, { realm }), { body: sync, shown: sync }),
      ].map((one) => trial(one, (answer) => notRefused(answer, 401))),
    ),
  },
  {
    id: 'evt-06',
    clause: 'seguridad §secreto',
    from: [],
    trials: ({ realm }) =>
      [
        addressOf(readEventDoorsCall, { realm, event: 'no-such-event' }),
        addressOf(listTicketOrdersCall, { realm, id: 'no-such-event', session: null }),
      ].map((address) => trial(askAnonymously(address), (answer) => notRefused(answer, 401, 403))),
  },
];
