import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** A file of the news and procedures for staff, to their sessions only. */
export const readIntranetFileCall = {
  method: 'get',
  path: '/api/{realm}/staff/intranet/files/{name}',
  query: { w: optionalText },
  caller: 'staff',
  act: null,
  answer: { type: 'application/octet-stream' },
  refusals: ['unknownFile', 'filesUnavailable'],
} as const satisfies Call;

export const readIntranetFileText: CallText<typeof readIntranetFileCall> = {
  call: readIntranetFileCall,
  id: 'readIntranetFile',
  topic: 'staff',
  summary:
    'What is in a file that a published piece of news or a procedure for staff names. Everybody who works here may read it, whatever their roles; nobody else does.',
  query: {
    w: { tells: 'For a picture: the narrowest version that is so many pixels wide.', example: '480' },
  },
  answer: 'The file.',
};
