import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable } from '../decode.ts';
import { stepWire } from '../steps/step.ts';
import { fieldsWire } from './field.ts';

/** Why a revision was made: it was published, handed over, or found published by a load of the town's folder. */
const revisionActWire = t.keyof({ publish: null, review: null, load: null });
const head = { number: t.number, at: t.string, by: t.string, act: revisionActWire, note: nullable(t.string) };

/** The revisions of a document. */
export const listRevisionsCall = {
  method: 'get',
  path: '/api/{realm}/staff/documents/{collection}/{id}/revisions',
  caller: 'staff',
  act: 'document.read',
  answer: t.type({
    items: t.array(t.type({ ...head, changed: t.array(t.string), count: t.number })),
    steps: t.array(stepWire),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listRevisionsText: CallText<typeof listRevisionsCall> = {
  call: listRevisionsCall,
  id: 'listRevisions',
  topic: 'documents',
  summary:
    'The revisions of a document, the newest first, and who did what with it, the first step first. A revision is made when a document is published or handed over, and of what a load of the town brought before a publication replaces it.',
  answer:
    'The revisions; changed are paths of fields that differ from the revision before, at most 20, and count is how many there are. Documents that were discarded keep their steps.',
};

/** One revision with its fields. */
export const readRevisionCall = {
  method: 'get',
  path: '/api/{realm}/staff/documents/{collection}/{id}/revisions/{number}',
  caller: 'staff',
  act: 'document.read',
  answer: t.type({ ...head, fields: fieldsWire }),
  refusals: ['unknownDocument', 'unknownRevision'],
} as const satisfies Call;

export const readRevisionText: CallText<typeof readRevisionCall> = {
  call: readRevisionCall,
  id: 'readRevision',
  topic: 'documents',
  summary: 'A revision of a document, to compare it with another one or to restore a field of it.',
  answer: 'The revision; its fields have the keys that the items of lists have in the document now.',
};
