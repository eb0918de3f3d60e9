import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { hinderedWire } from './handle-many.ts';

/** Takes back what was done to several requests. */
export const undoManyCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/undo',
  caller: 'staff',
  act: 'request.read',
  body: t.type({ references: t.array(t.string), key: t.string }),
  isClosed: true,
  answer: t.type({ done: t.array(t.string), cannot: t.array(hinderedWire) }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const undoManyText: CallText<typeof undoManyCall> = {
  call: undoManyCall,
  id: 'undoManyHandlings',
  topic: 'requests',
  summary:
    'Takes back what the same member of staff did under one key to several requests less than 30 seconds ago. cannot has those where that is no longer possible, and why: tooLate, handledSince, unknownRequest. Asked again, it gives the same answer.',
  example: { references: ['2026-000012', '2026-000013'], key: 'vd5hn3tek7qm2xrab4zcw6pj' },
  answer: 'Which are as they were before.',
};
