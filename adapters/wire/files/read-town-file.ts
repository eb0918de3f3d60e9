import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { fileWithUsesWire } from './town-file.ts';

/** One file of a town, where it is used, and who did what to it. */
export const readTownFileCall = {
  method: 'get',
  path: '/api/{realm}/staff/files/{name}',
  caller: 'staff',
  act: 'document.read',
  answer: fileWithUsesWire,
  refusals: ['unknownFile', 'filesUnavailable'],
} as const satisfies Call;

export const readTownFileText: CallText<typeof readTownFileCall> = {
  call: readTownFileCall,
  id: 'readTownFile',
  topic: 'staff',
  summary:
    'One file of the town. isPublic: whether its address answers, which it does while a published document uses the file, or once staff have published it; uses: those documents, and drafts and withdrawn documents that use it (isDraft); steps: who did what to the file.',
  answer: 'The file.',
};
