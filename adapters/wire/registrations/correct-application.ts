import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { applicationContentWire, ownApplicationWire } from './own-application.ts';

/** Corrects an application. */
export const correctApplicationCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications/correct',
  caller: 'session',
  body: t.type({ key: t.string, content: applicationContentWire }),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const correctApplicationText: CallText<typeof correctApplicationCall> = {
  call: correctApplicationCall,
  id: 'correctApplication',
  topic: 'registrations',
  summary:
    'Corrects an application until applications close; staff look at it anew. Where the first to come have the places, it is withdrawn and sent again instead.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    content: { wishes: ['mati'], segments: [], points: [], plan: null, exemptions: [] },
  },
  answer: 'The application as it is then.',
};
