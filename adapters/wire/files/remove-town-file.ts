import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Removes a file that no document uses. */
export const removeTownFileCall = {
  method: 'post',
  path: '/api/{realm}/staff/files/{name}/remove',
  caller: 'staff',
  act: 'document.publish',
  answer: doneWire,
  refusals: ['unknownFile', 'fileInUse', 'filesUnavailable', 'storageFailed'],
} as const satisfies Call;

export const removeTownFileText: CallText<typeof removeTownFileCall> = {
  call: removeTownFileCall,
  id: 'removeTownFile',
  topic: 'staff',
  summary:
    'Removes a file. It is refused while a published document or a draft uses it (fileInUse); faults names these documents by collection and document.',
  answer: 'It is removed.',
};
