import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closingWire } from './closing.ts';

/** Takes the first signature on a closing record back. */
export const takeClosingBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/closing/signatures/takenBack',
  caller: 'staff',
  act: 'vote.close',
  body: t.type({}),
  isClosed: true,
  answer: closingWire,
  refusals: ['unknownSurvey', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const takeClosingBackText: CallText<typeof takeClosingBackCall> = {
  call: takeClosingBackCall,
  id: 'takeClosingBack',
  topic: 'votes',
  summary: 'Takes the first signature on a closing record back, by anybody who may sign it.',
  example: {},
  answer: 'The closing of the vote as it is then.',
};
