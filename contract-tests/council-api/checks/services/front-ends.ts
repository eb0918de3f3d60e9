import { addressOf } from '#adapters/wire/address-of.ts';
import { readIntranetCall } from '#adapters/wire/intranet/read-intranet.ts';
import { readRoomsCall } from '#adapters/wire/intranet/room-calls.ts';
import { readPhoneCall } from '#adapters/wire/push/phone.ts';
import { askAnonymously } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import { notRefused } from '../../read-answer.ts';
import { whereWritable } from '../support/visitor.ts';

const nothing = {};

/** The intranet (specification 1, section 1), and messages to the phones of people. */
export const frontEndChecks: readonly Check[] = [
  {
    id: 'int-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) =>
      [readIntranetCall, readRoomsCall].map((call) =>
        trial(askAnonymously(addressOf(call, { realm })), (answer) => notRefused(answer, 403)),
      ),
  },
  {
    id: 'tel-01',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => {
      const sent = { body: nothing, shown: nothing };
      const asked = { ...askAnonymously(addressOf(readPhoneCall, { realm })), sent };
      return [trial(asked, (answer) => notRefused(answer, 401))];
    }),
  },
];
