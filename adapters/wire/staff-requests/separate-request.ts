import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffRequestWire } from '../requests/staff-request.ts';

/** Separates a duplicate again. */
export const separateRequestCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/separate',
  caller: 'staff',
  act: 'request.merge',
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'storageFailed'],
} as const satisfies Call;

export const separateRequestText: CallText<typeof separateRequestCall> = {
  call: separateRequestCall,
  id: 'separateRequest',
  topic: 'requests',
  summary:
    'Separates a duplicate from the request that it was merged into. It has the state again that it had before, unless staff gave it another one since. One that is not merged stays as it is.',
  answer: 'The request as it is now.',
};
