import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { documentActWire, statusWire } from './status.ts';

/** Does something with a document as a whole. */
export const actOnDocumentCall = {
  method: 'post',
  path: '/api/{realm}/staff/documents/{collection}/{id}/acts',
  caller: 'staff',
  act: 'document.read',
  body: t.intersection([
    t.type({ act: documentActWire, version: t.number }),
    t.partial({ at: orNull(t.string), until: orNull(t.string), note: orNull(t.string) }),
  ]),
  isClosed: true,
  answer: statusWire,
  refusals: [
    'unknownDocument',
    'documentChanged',
    'documentStateRefused',
    'documentRefused',
    'documentOutdated',
    'documentNeedsAnother',
    'storageFailed',
  ],
} as const satisfies Call;

export const actOnDocumentText: CallText<typeof actOnDocumentCall> = {
  call: actOnDocumentCall,
  id: 'actOnDocument',
  topic: 'documents',
  summary:
    'Hands a draft over (review), gives it back (return), publishes it, schedules its publication or takes that back (unschedule), withdraws a document from the portals, publishes it again as it was (republish), puts a withdrawn one away (archive), or throws the draft away (discard): a document that was never published is gone then. version is the one that the caller has seen; if it is another one now, nothing is done (documentChanged). at and until are moments as 2026-12-01T08:00:00Z: at, when a scheduled draft is published, until, when it is withdrawn. note is kept in the history. What has errors is not published (documentRefused, with the findings in faults), nor what was published anew by somebody else in fields of the draft (documentOutdated) until a person has chosen. A session of an event of which tickets are sold is moved, or taken out, by two people: who wrote it does not publish or schedule it (documentNeedsAnother). review, return and discard need the role to edit (a translator may review), withdraw and archive the one to withdraw, the others the one to publish.',
  example: { act: 'publish', version: 7, note: 'Cambia la fecha' },
  answer: 'How the document is now. After the discard of one that was never published: draft, version 0.',
};
