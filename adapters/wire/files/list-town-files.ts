import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { maybeOneOf, optionalText, stretch } from '../query.ts';
import { townFileWire } from './town-file.ts';

/** Lists and searches the files of a town. */
export const listTownFilesCall = {
  method: 'get',
  path: '/api/{realm}/staff/files',
  query: {
    search: optionalText,
    group: maybeOneOf(['pictures', 'documents']),
    lacking: maybeOneOf(['words']),
    ...stretch(48, 200),
  },
  caller: 'staff',
  act: 'document.read',
  isClosed: true,
  answer: listOf(townFileWire),
  refusals: ['wrongQuery', 'filesUnavailable'],
} as const satisfies Call;

export const listTownFilesText: CallText<typeof listTownFilesCall> = {
  call: listTownFilesCall,
  id: 'listTownFiles',
  topic: 'staff',
  summary:
    'The pictures and documents of the town, the latest first: those that were uploaded in the office and those that came with the town’s folder.',
  query: {
    search: { tells: 'Words that the name or the words of a file contain, all of them.', example: 'plaza' },
    group: { tells: 'Only pictures, or only other files.', example: 'pictures' },
    lacking: { tells: 'Only pictures without words for those who cannot see them.', example: 'words' },
    limit: { tells: 'How many; 48 without it, 200 at most.', example: '48' },
    offset: { tells: 'How many are left out at the beginning.', example: '0' },
  },
  answer: 'The files, and how many there are.',
};
