import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { handlingWire } from './staff-request.ts';

/** How many requests may be handled together. */
export const mostHandled = 500;

const { status, assignedTo, message, note, isApproved } = handlingWire.props;

const manyWire = t.intersection([
  t.type({
    /** The requests, by their references or public numbers. */
    references: t.array(t.string),
    handling: t.partial({ status, assignedTo, message, note, isApproved }),
  }),
  t.partial({
    /** The revisions that were seen, by the same references. */
    seen: orNull(t.record(t.string, t.number)),
    /** The id of a template, instead of `message` and `status`: each sender gets it in their language. */
    template: orNull(t.string),
    /** Names the intent; only a trial may do without. */
    key: orNull(t.string),
    isTrial: orNull(t.boolean),
  }),
]);

/** `why`: the name of a refusal of the call for one request. */
export const hinderedWire = t.type({ reference: t.string, why: t.string });

const handledManyWire = t.type({
  isTrial: t.boolean,
  done: t.array(t.type({ reference: t.string, iid: t.string, revision: t.number })),
  cannot: t.array(hinderedWire),
  /** How many mails leave, by language. */
  mails: t.record(t.string, t.number),
  /** Until when all of it can be taken back; null for a trial, or if nothing was done. */
  undoUntil: t.union([t.string, t.null]),
});

/** Does the same to several requests. */
export const handleManyCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/bulk',
  caller: 'staff',
  act: 'request.read',
  body: manyWire,
  isClosed: true,
  answer: handledManyWire,
  refusals: ['unknownTemplate', 'storageFailed'],
} as const satisfies Call;

export const handleManyText: CallText<typeof handleManyCall> = {
  call: handleManyCall,
  id: 'handleManyRequests',
  topic: 'requests',
  summary:
    'Does the same to up to 500 requests, each in its own transaction. With isTrial: true nothing is stored: the answer says what would be done. cannot has those to which it cannot be done, and why: notAllowed (no role for its mailbox), requestOver (finished or taken back by its sender), requestChanged (after the revision in seen), notForPublic, keyReused, unknownRequest. With template, the id of a template, each sender gets its text in their language, and the request its state. Until undoUntil, 30 seconds later, all of it can be taken back under its key; mails leave only after that. The same call under the same key is stored and sent once.',
  example: {
    references: ['2026-000012', '2026-000013'],
    handling: { status: 'Cerrada', message: 'Ya está arreglado.' },
    seen: { '2026-000012': 3 },
    key: 'vd5hn3tek7qm2xrab4zcw6pj',
  },
  answer: 'What was done, or would be, and what cannot be done.',
};
