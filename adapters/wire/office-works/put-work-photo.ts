import * as t from 'io-ts';
import { putLimit, putRefusals } from '../files/put-town-file.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Puts the photo of news that will be told. */
export const putWorkPhotoCall = {
  method: 'post',
  path: '/api/{realm}/staff/works/{id}/photos/{news}',
  caller: 'staff',
  act: 'proposal.update',
  bodyLimit: putLimit,
  form: { type: 'multipart/form-data', names: ['file'] },
  answer: t.type({ name: t.string }),
  refusals: ['unknownWork', ...putRefusals],
} as const satisfies Call;

export const putWorkPhotoText: CallText<typeof putWorkPhotoCall> = {
  call: putWorkPhotoCall,
  id: 'putWorkPhoto',
  topic: 'works',
  summary:
    'Uploads the photo of news before it is told, under the key of that news. It is drawn anew, without what its camera recorded, and is public once the news is. What shows people is painted over before it is sent: the server looks for nobody in it. Sent again, the first one stays.',
  answer: 'Under which name the photo is among the files of the town.',
};
