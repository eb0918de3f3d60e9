import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { publicFilesWire } from './public-file.ts';
import { wanted } from '../query.ts';

/** Public files of a town by their name. */
export const findFileCall = {
  method: 'get',
  path: '/api/{realm}/assets2/',
  alsoAt: { findFilePlain: '/api/{realm}/assets2' },
  query: { filename: wanted },
  caller: 'anybody',
  answer: publicFilesWire,
  refusals: ['wrongQuery', 'filesUnavailable'],
} as const satisfies Call;

export const findFileText: CallText<typeof findFileCall> = {
  call: findFileCall,
  id: 'findFile',
  topic: 'requests',
  summary: 'Public files of a town by their name.',
  query: { filename: { tells: 'The whole name.', example: 'escudo.svg' } },
  answer: 'The addresses of the files that have that name.',
};
