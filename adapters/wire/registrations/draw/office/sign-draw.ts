import * as t from 'io-ts';
import type { CallText } from '../../../call-text.ts';
import type { Call } from '../../../call.ts';
import { orNull } from '../../../decode.ts';
import { drawTryFields } from './ask-to-sign-draw.ts';
import { staffDrawWire } from './staff-draw.ts';

/** Signs the act of a draw; the second signature makes it. */
export const signDrawCall = {
  method: 'post',
  path: '/api/{realm}/staff/draws/{id}/signatures',
  caller: 'staff',
  act: 'draw.sign',
  body: t.intersection([
    t.type({ ...drawTryFields, hash: t.string, answer: t.UnknownRecord }),
    t.partial({ source: orNull(t.string) }),
  ]),
  isClosed: true,
  answer: staffDrawWire,
  refusals: ['unknownDocument', 'signatureRefused', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const signDrawText: CallText<typeof signDrawCall> = {
  call: signDrawCall,
  id: 'signDraw',
  topic: 'registrations',
  summary:
    'Signs the act of a draw with the answer of a passkey of the caller. The first signature waits with its value; the second one, of another person who typed the same value, opens the seed, draws, and publishes everything. where says why it is refused, as for askToSignDraw; also changed, and tampered: what is stored is not what was sealed.',
  example: { turn: 'first', value: '4 1 6 2 3', source: 'Cinco dados', hash: '7f3a91c05be24d18', answer: {} },
  answer: 'The draw as it is then.',
};
