import { anyDocument } from './any-document.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** One document. */
export const readDocumentCall = {
  method: 'get',
  path: '/api/{realm}/collections/{collection}/{id}',
  alsoAt: { readContent: '/contents/{realm}/collections/{collection}/{id}' },
  caller: 'anybody',
  answer: anyDocument,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readDocumentText: CallText<typeof readDocumentCall> = {
  call: readDocumentCall,
  id: 'readDocument',
  topic: 'collections',
  summary: 'One document.',
  answer: 'The document.',
};
