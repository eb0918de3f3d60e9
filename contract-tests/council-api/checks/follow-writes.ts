import { addressOf } from '#adapters/wire/address-of.ts';
import { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import { followCall } from '#adapters/wire/following/follow-content.ts';
import { sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { notRefused } from '../read-answer.ts';
import { whereWritable } from './support/visitor.ts';

/** Following: neither an unknown subject nor a link that was never issued is accepted. */
export const followChecks: readonly Check[] = [
  {
    id: 'seg-01',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => {
      const body = { kind: 'process', id: 'no-hay', language: 'es', email: 'seg-01@correu.example' };
      return [
        trial(sendAs('seg-01', addressOf(followCall, { realm }), { body, shown: body }), (answer) =>
          notRefused(answer, 404, 400),
        ),
      ];
    }),
  },
  {
    id: 'seg-02',
    clause: 'seguridad §secreto',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => {
      const body = { link: `${'0'.repeat(32)}.${'0'.repeat(32)}` };
      return [
        trial(sendAs('seg-02', addressOf(confirmFollowCall, { realm }), { body, shown: body }), (answer) =>
          notRefused(answer, 401, 400, 403, 404),
        ),
      ];
    }),
  },
];
