import { addressOf } from '#adapters/wire/address-of.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import { answersAsDocumented, isRecord, notRefused } from '../read-answer.ts';

/** The first venue that is listed twice: of its courts, two people would be shown free times. */
function listedTwice(answer: unknown): Finding | null {
  const items = isRecord(answer) && Array.isArray(answer['items']) ? answer['items'] : [];
  const ids = items.map((one: { readonly id: string }) => one.id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined ? null : { kind: 'unwanted', what: twice };
}

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
