import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { broughtLettersWire, letterPreviewWire } from './letters.ts';

/** Says what letters a file with addresses would give. */
export const previewLettersCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/letters/preview',
  caller: 'staff',
  act: 'census.change',
  bodyLimit: 22 * 1024 * 1024,
  body: broughtLettersWire,
  isClosed: true,
  answer: letterPreviewWire,
  refusals: ['unknownSurvey', 'importRefused', 'lettersRefused'],
} as const satisfies Call;

export const previewLettersText: CallText<typeof previewLettersCall> = {
  call: previewLettersCall,
  id: 'previewLetters',
  topic: 'votes',
  summary:
    'Reads a table of names and addresses, in the files of other imports, and says what letters with codes it would give, every fault with its row and column. Nothing is stored, and nothing of a person is in the answer. counts: added are first letters, changed are letters in place of an earlier code, same are people who are blocked and gone people who are not on the census, who get none.',
  example: {
    file: 'RE5JO05vbWJyZTtDYWxsZTtDUDtNdW5pY2lwaW8KMTIzNDU2NzhaO0FuYTtNYWpvciAxOzQ2MDAxO1ZpbGFub3ZhCg==',
  },
  answer: 'What letters there would be.',
};
