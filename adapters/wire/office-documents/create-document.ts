import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { documentLimit } from './document-limit.ts';
import { jsonWire } from './field.ts';

/** Makes a new document, as a draft. */
export const createDocumentCall = {
  method: 'post',
  path: '/api/{realm}/staff/documents/{collection}',
  caller: 'staff',
  act: 'document.edit',
  body: t.intersection([t.type({ body: t.record(t.string, jsonWire) }), t.partial({ id: orNull(t.string) })]),
  bodyLimit: documentLimit,
  answer: t.type({ id: t.string, version: t.number }),
  refusals: ['unknownDocument', 'documentExists', 'documentTooLarge', 'storageFailed'],
} as const satisfies Call;

export const createDocumentText: CallText<typeof createDocumentCall> = {
  call: createDocumentCall,
  id: 'createDocument',
  topic: 'documents',
  summary:
    'Makes a new document as a draft; a copy of another one is made with its body. An id has letters, digits, - and _, at most 80; without one, it is given. A collection that no page reads is refused (unknownDocument).',
  example: { id: 'obras-mercado', body: { title: { es: 'Obras en el mercado' }, isPublished: true } },
  answer: 'The id of the document and the version of its draft.',
};
