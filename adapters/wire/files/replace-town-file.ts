import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { putLimit, putRefusals } from './put-town-file.ts';
import { townFileWire } from './town-file.ts';

/** Puts another content under the address of a file. */
export const replaceTownFileCall = {
  method: 'post',
  path: '/api/{realm}/staff/files/{name}/content',
  caller: 'staff',
  act: 'document.edit',
  bodyLimit: putLimit,
  form: { type: 'multipart/form-data', names: ['file'] },
  answer: townFileWire,
  refusals: [...putRefusals, 'unknownFile'],
} as const satisfies Call;

export const replaceTownFileText: CallText<typeof replaceTownFileCall> = {
  call: replaceTownFileCall,
  id: 'replaceTownFile',
  topic: 'staff',
  summary:
    'Puts another content under the address of a file: a picture for a picture, a document for one of its kind. What it had is stored for thirty days more. Needs the act document.publish if the file is public.',
  answer: 'The file.',
};
