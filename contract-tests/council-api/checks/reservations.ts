import { addressOf } from '#adapters/wire/address-of.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { listedTwice } from '../listed-twice.ts';
import { answersAsDocumented, notRefused } from '../read-answer.ts';

/** Venues whose places are reserved (specification 1, section 1). */
export const reservationChecks: readonly Check[] = [
  {
    id: 'rsv-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressOf(listVenuesCall, { realm })),
        (answer) => answersAsDocumented(listVenuesCall, answer) ?? listedTwice(answer.json),
      ),
    ],
  },
  {
    id: 'rsv-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readVenueWeekCall, { realm, id: 'no-such-venue' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
];
