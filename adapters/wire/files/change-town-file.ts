import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { focusWire, townFileWire } from './town-file.ts';

/** Changes what is known of a file, whether it is public, or brings a former content back. */
export const changeTownFileCall = {
  method: 'post',
  path: '/api/{realm}/staff/files/{name}',
  caller: 'staff',
  act: 'document.edit',
  body: t.partial({
    words: t.record(t.string, t.string),
    focus: orNull(focusWire),
    isPublished: t.boolean,
    restore: t.string,
  }),
  isClosed: true,
  answer: townFileWire,
  refusals: ['unknownFile', 'fileRefused', 'storageFailed'],
} as const satisfies Call;

export const changeTownFileText: CallText<typeof changeTownFileCall> = {
  call: changeTownFileCall,
  id: 'changeTownFile',
  topic: 'staff',
  summary:
    'Changes a file: words, what it shows, by language, in place of all that it had; focus, the point that stays visible when its edges are cut off, in hundredths of width and height; isPublished, whether its address answers although no published document uses it; restore, the hash of a replaced content that comes back. What is left out stays. The last two need the act document.publish; a file that came with the town’s folder is always public.',
  example: { words: { es: 'La plaza Mayor', va: 'La plaça Major' }, focus: { x: 50, y: 30 } },
  answer: 'The file.',
};
