import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { optionalText, wanted } from '../query.ts';
import { nearbyWire, readNearby } from './request.ts';

/** Public reports within 250 m in the same category that are still open, nearest first. */
export const listNearbyCall = {
  method: 'get',
  path: '/api/{realm}/requests/{mailbox}/nearby',
  query: { lat: wanted, lng: wanted, category: optionalText },
  caller: 'anybody',
  answer: listOf(nearbyWire),
  read: readNearby,
  refusals: ['unknownMailbox', 'wrongQuery'],
} as const satisfies Call;

export const listNearbyText: CallText<typeof listNearbyCall> = {
  call: listNearbyCall,
  id: 'listNearby',
  topic: 'requests',
  summary: 'Public reports within 250 m in the same category that are still open, nearest first.',
  query: {
    lat: { tells: 'Latitude.', example: '39.4101' },
    lng: { tells: 'Longitude.', example: '-0.3455' },
    category: { tells: 'The category; without one, reports that have none.', example: 'alumbrado' },
  },
  answer: 'The reports.',
};
