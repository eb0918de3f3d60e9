import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closingWire } from './closing.ts';

/** Notes what was found in a sample of paper ballots. */
export const checkSampleCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/closing/samples/{number}',
  caller: 'staff',
  act: 'vote.close',
  body: t.type({ wrong: t.number, words: t.string }),
  isClosed: true,
  answer: closingWire,
  refusals: ['unknownSurvey', 'handCheckRefused', 'storageFailed'],
} as const satisfies Call;

export const checkSampleText: CallText<typeof checkSampleCall> = {
  call: checkSampleCall,
  id: 'checkSample',
  topic: 'votes',
  summary:
    'Notes how many ballots of a sample were entered wrongly, with words if there are any. It is noted once. mostWrong is then the greatest number of wrongly entered ballots that the sample does not exclude with 95 % confidence. where says why it is refused (handCheckRefused): closed, unknownSample, noSize, noWords.',
  example: { wrong: 0, words: '' },
  answer: 'The closing of the vote as it is then.',
};
