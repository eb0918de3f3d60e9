import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';
import { languageWire } from '../office/person.ts';
import { conflictWire, draftFieldWire, fieldsWire, olderWire } from './field.ts';
import { presenceWire, statusWire } from './status.ts';

/** A document with its draft. */
export const readOfficeDocumentCall = {
  method: 'get',
  path: '/api/{realm}/staff/documents/{collection}/{id}',
  caller: 'staff',
  act: 'document.read',
  answer: t.intersection([
    statusWire,
    t.type({
      collection: t.string,
      id: t.string,
      fields: nullable(fieldsWire),
      draft: t.array(draftFieldWire),
      outdated: t.array(conflictWire),
      older: olderWire,
      presence: t.array(presenceWire),
      /** Which fields the caller may change now. */
      mayChange: wordOf(['all', 'translations', 'none']),
      languages: t.array(languageWire),
    }),
  ]),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readOfficeDocumentText: CallText<typeof readOfficeDocumentCall> = {
  call: readOfficeDocumentCall,
  id: 'readOfficeDocument',
  topic: 'documents',
  summary:
    'A document with its draft. A field is a place of the document with its value: data/title/es; body/@2/text/va is in the item with the key 2 of the list body, and body/@ the order of its keys.',
  answer:
    'fields are those that are published or, of a withdrawn document, were published; null if it never was. draft has what differs from them; outdated, the fields of the draft that were published anew by somebody else meanwhile; older, the translations whose source was changed after them, each with the text it was made from. languages are those of the town, its own first.',
};
