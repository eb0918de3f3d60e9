import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** An upload, to staff, as a download. */
export const readUploadCall = {
  method: 'get',
  path: '/api/{realm}/assets2/{reference}',
  caller: 'staff',
  act: 'request.read',
  answer: { type: 'application/octet-stream' },
  refusals: ['unknownFile', 'filesUnavailable'],
} as const satisfies Call;

export const readUploadText: CallText<typeof readUploadCall> = {
  call: readUploadCall,
  id: 'readUpload',
  topic: 'requests',
  summary: 'An upload, to staff, as a download.',
  answer: 'The file.',
};
