import { mostTownFileBytes } from '#domain/files/town-file.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { townFileWire } from './town-file.ts';

/** What can be wrong with a file that staff send. */
export const putRefusals = [
  'fileRefused',
  'townFileTooLarge',
  'filesFull',
  'filesUnavailable',
  'storageFailed',
] as const;

/** Room for the multipart headers around a file. */
export const putLimit = mostTownFileBytes + 64 * 1024;

/** Uploads one file of the town. */
export const putTownFileCall = {
  method: 'post',
  path: '/api/{realm}/staff/files',
  caller: 'staff',
  act: 'document.edit',
  bodyLimit: putLimit,
  form: { type: 'multipart/form-data', names: ['file'] },
  answer: townFileWire,
  refusals: putRefusals,
} as const satisfies Call;

export const putTownFileText: CallText<typeof putTownFileCall> = {
  call: putTownFileCall,
  id: 'putTownFile',
  topic: 'staff',
  summary:
    'Uploads one file of up to 32 MiB. A picture (jpg, png, webp, avif; 50 megapixels at most) is drawn anew, without what its camera recorded, in up to three sizes: ?w=480 at its address gives the narrowest that is that wide. pdf, doc, docx, xls, xlsx, odt, ods, csv and txt are stored as they came, if name and content say the same. No file of the town is replaced: a second one of the same name gets a number. The file is not public until a published document uses it.',
  answer: 'The file, under the name that it got.',
};
