import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { recordOrNone } from './closing-record.ts';

/** The closing record of the vote of a survey. */
export const readRecordCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}/record',
  caller: 'anybody',
  answer: recordOrNone,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readRecordText: CallText<typeof readRecordCall> = {
  call: readRecordCall,
  id: 'readRecord',
  topic: 'surveys',
  summary:
    'The closing record that two people of the council signed with their passkeys: marks, ballots, blank ones, the SHA-256 of the published lists, the fingerprint of the census, rules, results, ties and incidents. text is canonical JSON, and hash its SHA-256. Each signature is one of WebAuthn, whose challenge is “concejo closing record HASH”; concejo survey record --verify checks them. parts has the texts of sealed parts, whose SHA-256 is in text: paper (ballot boxes, samples checked by hand) with 25 paper ballots or more, assisted with 25 people or more in each channel of the web. What the flags of a survey withhold is in no answer.',
  answer: 'The record; null as long as two people have not signed one.',
};
