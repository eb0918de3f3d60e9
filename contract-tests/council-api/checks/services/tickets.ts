import { addressOf } from '#adapters/wire/address-of.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import { ask } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import { listedTwice } from '../../listed-twice.ts';
import { answersAsDocumented, notRefused } from '../../read-answer.ts';

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
];
