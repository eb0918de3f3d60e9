import { addressOf } from '#adapters/wire/address-of.ts';
import { listStaffDrawsCall } from '#adapters/wire/registrations/draw/office/list-staff-draws.ts';
import { readDrawRecordCall } from '#adapters/wire/registrations/draw/read-draw-record.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { ask } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import { notRefused } from '../../read-answer.ts';

/** Draws of places, which anybody recounts (specification 1, section 1). */
export const drawChecks: readonly Check[] = [
  {
    id: 'sor-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readDrawCall, { realm, id: 'no-such-activity' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
  {
    id: 'sor-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readDrawRecordCall, { realm, id: 'no-such-activity' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
  {
    id: 'sor-03',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(listStaffDrawsCall, { realm })), (answer) => notRefused(answer, 403)),
    ],
  },
];
