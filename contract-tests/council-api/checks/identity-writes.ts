import { addressOf } from '#adapters/wire/address-of.ts';
import { checkIdentityCall } from '#adapters/wire/voting/check-identity.ts';
import { sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { mask } from '../curl-line.ts';
import { notRefused } from '../read-answer.ts';
import { enter, whereWritable } from './support/visitor.ts';

/** The number of no person: the check letter is right, but it is not on the census of a test town. */
const nobody = { id: '99999999R', type: '1', date: '1900-01-01', consent: true };
const shown = { ...nobody, id: mask, date: mask };

/** The check of identities; a town without one says that there is no such address. */
export const identityWriteChecks: readonly Check[] = [
  {
    id: 'ide-01',
    clause: '2-encuestas §7',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => [
      trial(sendAs('ide-01', addressOf(checkIdentityCall, { realm }), { body: nobody, shown }), (answer) =>
        notRefused(answer, 401, 404),
      ),
    ]),
  },
  {
    id: 'ide-02',
    clause: '2-encuestas §7',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(
        [
          ...enter(town, 'ide-02'),
          sendAs('ide-02', addressOf(checkIdentityCall, { realm: town.realm }), {
            body: { id: 7 },
            shown: { id: 7 },
          }),
        ],
        (_, __, answer) => notRefused(answer, 400, 404),
      ),
    ]),
  },
];
