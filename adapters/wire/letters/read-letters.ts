import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { letterRecordWire } from './letters.ts';

/** The letters of a vote in numbers. */
export const readLettersCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/letters',
  caller: 'staff',
  act: 'vote.read',
  answer: letterRecordWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readLettersText: CallText<typeof readLettersCall> = {
  call: readLettersCall,
  id: 'readLetters',
  topic: 'votes',
  summary:
    'The letters with codes of a vote in numbers, to whose certificate they are encrypted, and who did what on which day. Nobody sees who got a letter, or a code.',
  answer: 'The letters in numbers; printer is null until somebody brings a certificate.',
};
