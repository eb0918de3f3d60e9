import { addressOf } from '#adapters/wire/address-of.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { askAnonymously } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { notRefused } from '../read-answer.ts';

/** Both addresses of the session check, asked without a session. */
export const sessionChecks: readonly Check[] = [
  {
    id: 'ses-01',
    clause: '1-base §4',
    from: [],
    trials: ({ realm }) => [
      trial(askAnonymously(addressOf(isLoggedInTownCall, { realm })), (answer) =>
        notRefused(answer, 401, 400),
      ),
    ],
  },
  {
    id: 'ses-02',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(askAnonymously(`/users/v2/auth/loggedin?realm=${encodeURIComponent(realm)}`), (answer) =>
        notRefused(answer, 401, 400),
      ),
    ],
  },
];
