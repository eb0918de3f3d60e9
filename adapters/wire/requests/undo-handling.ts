import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { staffRequestWire } from './staff-request.ts';

/** Takes the last handling of a request back. */
export const undoHandlingCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/undo',
  caller: 'staff',
  act: 'request.read',
  body: t.partial({ key: orNull(t.string) }),
  isClosed: true,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'undoOver', 'storageFailed'],
} as const satisfies Call;

export const undoHandlingText: CallText<typeof undoHandlingCall> = {
  call: undoHandlingCall,
  id: 'undoHandling',
  topic: 'requests',
  summary:
    'Takes the last handling of a request back, if the same member of staff made it with undo: true less than 30 seconds ago: state, assignee, visibility, message and note. key, if it is given, is the one that the handling had. Nothing of it is sent to the sender. Refused (undoOver) if that time is over (why: tooLate) or if somebody has handled the request since (why: handledSince). Asked again, it gives the same answer.',
  example: { key: 'vd5hn3tek7qm2xrab4zcw6pj' },
  answer: 'The request as it is now.',
};
