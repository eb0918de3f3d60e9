import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { assetWire, readAsset } from './upload.ts';

/** Uploads one file of up to 10 MiB. */
export const uploadFileCall = {
  method: 'post',
  path: '/api/{realm}/{mailbox}/assets2',
  caller: 'session',
  // The file, with room for the multipart headers around it.
  bodyLimit: mostFileBytes + 64 * 1024,
  form: { type: 'multipart/form-data', names: ['file'] },
  answer: assetWire,
  read: readAsset,
  refusals: [
    'unknownMailbox',
    'mailboxClosed',
    'fileRefused',
    'fileTooLarge',
    'filesFull',
    'filesUnavailable',
    'storageFailed',
    'tooManyAttempts',
  ],
} as const satisfies Call;

export const uploadFileText: CallText<typeof uploadFileCall> = {
  call: uploadFileCall,
  id: 'uploadFile',
  topic: 'requests',
  summary:
    'Uploads one file of up to 10 MiB: doc, docx, xls, xlsx, txt, pdf, jpg, png or webp, by name and content alike. Metadata of a camera are removed from pictures. `signed` says that a PDF carries a signature; neither the signature nor its certificate is verified.',
  answer: 'The upload, by whose _id a request names it.',
};
