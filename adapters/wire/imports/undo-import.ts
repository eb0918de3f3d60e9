import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Takes an import back. */
export const undoImportCall = {
  method: 'post',
  path: '/api/{realm}/staff/imports/{id}/undo',
  caller: 'staff',
  act: 'document.publish',
  answer: doneWire,
  refusals: ['unknownImport', 'importChanged', 'storageFailed'],
} as const satisfies Call;

export const undoImportText: CallText<typeof undoImportCall> = {
  call: undoImportCall,
  id: 'undoImport',
  topic: 'staff',
  summary:
    'Gives back the documents that an import replaced, all of them or none: if one of them has changed since, it is refused, and faults names the documents.',
  answer: 'The documents are as they were before.',
};
