import * as t from 'io-ts';
import { wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Brings a picture of a sale: its ticket, or the masked photo of an identity document. */
export const putSalePictureCall = {
  method: 'post',
  path: '/api/{realm}/shop/pictures',
  caller: 'anybody',
  // A picture of 3 MiB in Base64.
  bodyLimit: 4 * 1024 * 1024,
  body: t.type({ campaign: t.string, kind: wordOf(['ticket', 'identity']), file: t.string }),
  isClosed: true,
  answer: t.type({ id: t.string, isRepeated: t.boolean }),
  refusals: ['shopNotAuthorised', 'fileRefused', 'filesFull', 'filesUnavailable', 'storageFailed'],
} as const satisfies Call;

export const putSalePictureText: CallText<typeof putSalePictureCall> = {
  call: putSalePictureCall,
  id: 'putSalePicture',
  topic: 'vouchers',
  summary:
    'Brings a picture (JPEG, PNG or WebP, in Base64, of at most 3 MiB) before its sale is finished. Place, time and owner are removed from it. A photo of an identity document is painted over on the device; here it is encrypted under a key of its campaign, and destroyed with that key when the settlement is paid, or after 30 days. isRepeated says that the same ticket has come before in this campaign: the sale is not refused, and a person looks at it when it is settled. where of fileRefused says why.',
  example: { campaign: 'otono', kind: 'ticket', file: '/9j/4AAQSkZJRgABAQ==' },
  answer: 'The id of the picture, for finishSale.',
};
