import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { officeVoteWire } from './vote.ts';

/** Takes a first signature back, before the second. */
export const takeSignatureBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/signatures/takenBack',
  caller: 'staff',
  act: 'vote.read',
  body: t.type({}),
  isClosed: true,
  answer: officeVoteWire,
  refusals: ['unknownSurvey', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const takeSignatureBackText: CallText<typeof takeSignatureBackCall> = {
  call: takeSignatureBackCall,
  id: 'takeSignatureBack',
  topic: 'votes',
  summary:
    'Takes the first signature of a vote back, before a second person has signed. It needs the same role as signing.',
  example: {},
  answer: 'The vote as it is then.',
};
