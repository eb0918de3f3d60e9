import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/**
 * Something to say of a document. `path` are the steps to it in its JSON, `field` is the path of the field, `particulars`
 * what its sentence names: `found` is what is there, `meant` what was probably meant, `options` what could be.
 */
export const findingWire = t.type({
  kind: t.string,
  path: t.array(t.string),
  field: t.string,
  isError: t.boolean,
  particulars: t.record(t.string, t.string),
});

/** Checks a document as it would be published now. */
export const checkOfficeDocumentCall = {
  method: 'get',
  path: '/api/{realm}/staff/documents/{collection}/{id}/check',
  caller: 'staff',
  act: 'document.read',
  answer: t.type({ items: t.array(findingWire), version: t.number }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const checkOfficeDocumentText: CallText<typeof checkOfficeDocumentCall> = {
  call: checkOfficeDocumentCall,
  id: 'checkOfficeDocument',
  topic: 'documents',
  summary:
    'What is wrong or doubtful in a document with its draft: what pages could not read, what they would show wrongly, names of what the town does not have, links that lead nowhere, languages that are missing, and what is hard to use or shows a person. The checks are those of concejo town check.',
  answer: 'The findings; with one that isError the document is not published. version is the one checked.',
};
