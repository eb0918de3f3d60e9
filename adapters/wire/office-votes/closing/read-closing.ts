import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closingWire } from './closing.ts';

/** How far a vote is on its way to its closing record. */
export const readClosingCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/closing',
  caller: 'staff',
  act: 'vote.read',
  answer: closingWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readClosingText: CallText<typeof readClosingCall> = {
  call: readClosingCall,
  id: 'readClosing',
  topic: 'votes',
  summary:
    'How far a vote is on its way to its closing record, and the record as it would be signed now: only from the moment at which residents may see its results; what they never see is sealed in it. The exact figures of the channels are for those who close votes.',
  answer: 'The closing of the vote. turn is the signature that the caller may give; refused says why none.',
};
