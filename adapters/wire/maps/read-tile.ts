import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** A tile of a town's map. */
export const readTileCall = {
  method: 'get',
  path: '/api/{realm}/tiles/{zoom}/{x}/{y}',
  caller: 'anybody',
  answer: { type: 'image/*' },
  refusals: ['unknownTile', 'tooManyAttempts', 'tilesUnreachable'],
} as const satisfies Call;

export const readTileText: CallText<typeof readTileCall> = {
  call: readTileCall,
  id: 'readTile',
  topic: 'collections',
  summary:
    'A tile of the town’s map by zoom (1 to 18), column and row. The server asks the provider, at most once in 30 days, and only for the town and what is next to it.',
  answer: 'The picture: PNG, JPEG or WebP.',
};
