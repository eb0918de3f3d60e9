import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable, wordOf } from '../../decode.ts';

/** Makes a pass for a person whom an officer has identified, to be printed. */
export const givePassCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/desk/passes',
  caller: 'staff',
  act: 'desk.identify',
  body: t.type({ identity: t.string }),
  isClosed: true,
  answer: t.type({
    answer: wordOf(['given', 'notListed', 'notForPerson', 'hasMark', 'unreadable']),
    /** Null unless it was given. */
    pass: nullable(t.string),
    until: nullable(t.string),
  }),
  refusals: ['unknownSurvey', 'deskRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const givePassText: CallText<typeof givePassCall> = {
  call: givePassCall,
  id: 'givePass',
  topic: 'votes',
  summary:
    'Makes a pass for a person who wants to vote at a kiosk: twelve letters, for ten minutes, used once. It marks nobody. Only the answer has the pass: what is kept is a keyed hash of it, and the person sealed under it, until it is used or over. It counts as a question of the officer. where of deskRefused: noDesk, closed.',
  example: { identity: '12345678Z' },
  answer:
    'given, with the pass and its end; hasMark, notListed, notForPerson or unreadable as at the desk, and no pass.',
};
