import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { documentLimit } from './document-limit.ts';
import { conflictWire, fieldChangeWire, jsonWire, olderWire } from './field.ts';
import { presenceWire, statusWire } from './status.ts';

/** Changes fields of the draft of a document. */
export const changeDocumentCall = {
  method: 'post',
  path: '/api/{realm}/staff/documents/{collection}/{id}/draft',
  caller: 'staff',
  act: 'document.read',
  body: t.intersection([
    t.type({ changes: t.array(t.intersection([fieldChangeWire, t.partial({ instead: jsonWire })])) }),
    t.partial({ field: orNull(t.string), upToDate: t.array(t.string) }),
  ]),
  bodyLimit: documentLimit,
  answer: t.intersection([
    statusWire,
    t.type({
      fields: t.array(fieldChangeWire),
      conflicts: t.array(conflictWire),
      older: olderWire,
      presence: t.array(presenceWire),
    }),
  ]),
  refusals: ['unknownDocument', 'documentStateRefused', 'documentTooLarge', 'storageFailed'],
} as const satisfies Call;

export const changeDocumentText: CallText<typeof changeDocumentCall> = {
  call: changeDocumentCall,
  id: 'changeDocument',
  topic: 'documents',
  summary:
    'Changes fields of the draft of a document; nothing is published by it. was is what the caller saw, and missing if the field was not there; without value the field is removed. A field that somebody else changed meanwhile stays as it is: it comes back as a conflict with both values, and is settled by a change whose was is the other value. A field that was published anew under its draft is settled by a change whose was is what is published, and instead what the draft had. field is where the caller is editing. upToDate names translations that the caller read again and found right as they are, though their source was changed after them. The role to translate allows only texts of languages other than the one written first. What is scheduled cannot be changed.',
  example: {
    changes: [{ path: 'title/va', was: 'Obres al mercat', value: 'Obres al mercat nou' }],
    field: 'title/va',
  },
  answer:
    'The changed fields as they are now, each with its value, what conflicts, the translations that are older than their source, each with the text it was made from, and who else is here.',
};
