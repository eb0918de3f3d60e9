import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** The database answers in time and has towns, and there is room for a vote. */
export const isReadyCall = {
  method: 'get',
  path: '/readyz',
  isTownless: true,
  caller: 'anybody',
  answer: t.intersection([
    t.type({ status: t.literal('ok'), towns: t.array(t.string) }),
    /** What only files need and does not answer now: `files` (the object store), `scanner`. */
    t.partial({ unavailable: t.array(t.string) }),
  ]),
  refusals: ['storageFailed', 'stopping'],
} as const satisfies Call;

export const isReadyText: CallText<typeof isReadyCall> = {
  call: isReadyCall,
  id: 'isReady',
  topic: 'service',
  summary:
    'The database answers within a second and has towns, its disk has room for a vote, and the server is not about to stop.',
  answer:
    'The towns and, if the object store (`files`) or the scanner of uploads (`scanner`) does not answer, `unavailable`: files are refused then, and everything else goes on.',
};
