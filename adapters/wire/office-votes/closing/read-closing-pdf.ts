import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** The closing record as a document with fields for signatures. */
export const readClosingPdfCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/closing/pdf',
  caller: 'staff',
  act: 'vote.read',
  answer: { type: 'application/pdf' },
  refusals: ['unknownSurvey', 'recordNotReady'],
} as const satisfies Call;

export const readClosingPdfText: CallText<typeof readClosingPdfCall> = {
  call: readClosingPdfCall,
  id: 'readClosingPdf',
  topic: 'votes',
  summary:
    'The closing record as a PDF in the language of the town, with two fields for signatures with certificates; before two people have signed it with their passkeys, as it would be signed now. The exact figures of the channels are for those who close votes.',
  answer: 'The document.',
};
