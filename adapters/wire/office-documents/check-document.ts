import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/**
 * Something wrong in a document. `path` are the steps to it in its JSON, `field` is the path of the field; `found` what is
 * there, `options` what could be, `suggestion` what was probably meant, `particulars` what else its text names.
 */
export const findingWire = t.intersection([
  t.type({ kind: t.string, path: t.array(t.string), field: t.string, isError: t.boolean }),
  t.partial({
    found: t.unknown,
    options: t.array(t.string),
    suggestion: t.string,
    particulars: t.record(t.string, t.string),
  }),
]);

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
    'What is wrong or doubtful in a document with its draft: what pages could not read, what they would show wrongly, and names of what the town does not have. The checks are those of concejo town check.',
  answer: 'The findings; with one that isError the document is not published. version is the one checked.',
};
