import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { openingOrNone } from './signed-vote.ts';

/** What was fixed when the vote of a survey was opened. */
export const readOpeningCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}/opening',
  caller: 'anybody',
  answer: openingOrNone,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readOpeningText: CallText<typeof readOpeningCall> = {
  call: readOpeningCall,
  id: 'readOpening',
  topic: 'surveys',
  summary:
    'What two people of the council fixed when they opened the vote that a survey belongs to: its questions, answers, rules, dates and flags, and the fingerprint of the census. text is canonical JSON (members in the order of their names, no spaces), and hash its SHA-256, so that anybody can compute it again. changes are the longer periods, the corrections and the amendments of the census since then, each with the new hash, the public reason and the fields that it changed, or how many people were added, blocked, let in again and had their number corrected. cancelled are earlier openings that two people cancelled before the vote began, with the public reason, and with the text if it was not held back from the portals; a survey whose opening was cancelled is answered too while it is not shown. questions is the form through which residents ask about the vote, if the council has one.',
  answer: 'The opening; null if the survey was not opened by two people but loaded from a folder.',
};
