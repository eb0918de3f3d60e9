import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** What is in an uploaded file, to staff, whether it is public or not. */
export const readTownFileContentCall = {
  method: 'get',
  path: '/api/{realm}/staff/files/{name}/content',
  query: { w: optionalText },
  caller: 'staff',
  act: 'document.read',
  answer: { type: 'application/octet-stream' },
  refusals: ['unknownFile', 'filesUnavailable'],
} as const satisfies Call;

export const readTownFileContentText: CallText<typeof readTownFileContentCall> = {
  call: readTownFileContentCall,
  id: 'readTownFileContent',
  topic: 'staff',
  summary:
    'What is in a file that was uploaded in the office, whether it is public or not. Files that came with the town’s folder are read at their address.',
  query: {
    w: { tells: 'For a picture: the narrowest version that is so many pixels wide.', example: '480' },
  },
  answer: 'The file.',
};
