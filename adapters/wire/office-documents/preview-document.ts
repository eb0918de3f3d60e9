import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Gives an address that shows a document with its draft. */
export const previewDocumentCall = {
  method: 'post',
  path: '/api/{realm}/staff/documents/{collection}/{id}/preview',
  caller: 'staff',
  act: 'document.read',
  body: t.partial({ path: t.string }),
  isClosed: true,
  answer: t.type({ address: t.string, until: t.string }),
  refusals: ['unknownDocument', 'storageFailed'],
} as const satisfies Call;

export const previewDocumentText: CallText<typeof previewDocumentCall> = {
  call: previewDocumentCall,
  id: 'previewDocument',
  topic: 'documents',
  summary:
    'Gives an address that shows a page of the portal with the draft of a document in it, once and within five minutes. path is the page; without it, that of the document.',
  example: { path: '/noticias/obras-mercado' },
  answer: 'The address, and until when it can be opened.',
};
