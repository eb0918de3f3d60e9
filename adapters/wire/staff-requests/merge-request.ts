import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffRequestWire } from '../requests/staff-request.ts';

/** Merges a duplicate into another request. */
export const mergeRequestCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/merge',
  caller: 'staff',
  act: 'request.merge',
  body: t.type({ into: t.string }),
  isClosed: true,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'mergeRefused', 'storageFailed'],
} as const satisfies Call;

export const mergeRequestText: CallText<typeof mergeRequestCall> = {
  call: mergeRequestCall,
  id: 'mergeRequest',
  topic: 'requests',
  summary:
    'Merges a duplicate into another request, which is named by its reference or public number. The duplicate is closed; its sender is told the number of the other one and, from then on, its states, as are its followers; both count as supporters of the other. Refused (mergeRefused, with the reason in faults) if it is the same request (itself), one was taken back by its sender (takenBack), it is merged already (alreadyMerged), the other one is (intoMerged, with the number where it went), or others are merged into it (hasDuplicates). The same again changes nothing. Both mailboxes need the role.',
  example: { into: '2026-000012' },
  answer: 'The duplicate as it is now.',
};
