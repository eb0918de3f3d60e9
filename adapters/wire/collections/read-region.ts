import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf, regionWire } from '../document.ts';
import { wanted } from '../query.ts';

/** The region of a town. */
export const readRegionCall = {
  method: 'get',
  path: '/api/regions/collections/all',
  query: { 'region.realm': wanted },
  caller: 'anybody',
  answer: listOf(regionWire),
  refusals: [],
} as const satisfies Call;

export const readRegionText: CallText<typeof readRegionCall> = {
  call: readRegionCall,
  id: 'readRegion',
  topic: 'collections',
  summary: 'The region of a town: its place, its privacy policy, its survey application.',
  query: { 'region.realm': { tells: 'The town.', example: 'vilanova' } },
  answer: 'The region.',
};
