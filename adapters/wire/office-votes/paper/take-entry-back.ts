import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { entriesWire } from './entries.ts';

/** Takes back what a person entered of a ballot. */
export const takeEntryBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/boxes/{box}/entries/takenBack',
  caller: 'staff',
  act: 'desk.enterBallots',
  body: t.type({ number: t.number }),
  isClosed: true,
  answer: entriesWire,
  refusals: ['unknownSurvey', 'boxRefused', 'entryRefused', 'storageFailed'],
} as const satisfies Call;

export const takeEntryBackText: CallText<typeof takeEntryBackCall> = {
  call: takeEntryBackCall,
  id: 'takeEntryBack',
  topic: 'votes',
  summary:
    'Takes back the last ballot that the caller entered, until they have entered another one or all ballots are entered twice.',
  example: { number: 49 },
  answer: 'How far the ballots are then.',
};
