import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** The act of a draw as a document. */
export const readDrawPdfCall = {
  method: 'get',
  path: '/api/{realm}/draws/{id}/pdf',
  caller: 'anybody',
  answer: { type: 'application/pdf' },
  refusals: ['unknownDocument', 'recordNotReady'],
} as const satisfies Call;

export const readDrawPdfText: CallText<typeof readDrawPdfCall> = {
  call: readDrawPdfCall,
  id: 'readDrawPdf',
  topic: 'registrations',
  summary:
    'The act of a draw as a PDF in the language of the town, with two fields for signatures with certificates. It has the hashes, the seed, the value, the places of each group and how anybody draws again; no application is named in it.',
  answer: 'The document.',
};
