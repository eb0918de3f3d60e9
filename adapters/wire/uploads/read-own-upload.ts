import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** A file of a request, to its sender: a photo to be shown, any other file as a download. */
export const readOwnUploadCall = {
  method: 'get',
  path: '/api/{realm}/requests/mine/files/{file}',
  caller: 'session',
  answer: { type: 'application/octet-stream' },
  refusals: ['unknownFile', 'filesUnavailable'],
} as const satisfies Call;

export const readOwnUploadText: CallText<typeof readOwnUploadCall> = {
  call: readOwnUploadCall,
  id: 'readOwnUpload',
  topic: 'requests',
  summary:
    'A file of a request, to the device that uploaded it and to whoever may take the request back: its device, or its verified e-mail. A photo is shown, any other file is a download.',
  answer: 'The file.',
};
