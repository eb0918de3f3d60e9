import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closingWire } from './closing.ts';

/** Draws paper ballots to be checked by hand. */
export const drawSampleCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/closing/samples',
  caller: 'staff',
  act: 'vote.close',
  body: t.type({ seed: t.string, source: t.string, size: t.number }),
  isClosed: true,
  answer: closingWire,
  refusals: ['unknownSurvey', 'handCheckRefused', 'storageFailed'],
} as const satisfies Call;

export const drawSampleText: CallText<typeof drawSampleCall> = {
  call: drawSampleCall,
  id: 'drawSample',
  topic: 'votes',
  summary:
    'Draws paper ballots to be checked by hand, from a public seed that nobody could know before the ballots got their numbers. A sample is never changed or drawn again; another one can be drawn once it was checked. concejo survey sample draws the same ballots. where says why it is refused (handCheckRefused): closed, noPaper, unchecked, noSeed, noSource, noSize.',
  example: { seed: '31415926535', source: 'Diez dados', size: 60 },
  answer: 'The closing of the vote, with the numbers that were drawn.',
};
