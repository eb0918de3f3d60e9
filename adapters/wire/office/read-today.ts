import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { todayWire } from './today.ts';

/** What waits for the caller, and the week of the town. */
export const readTodayCall = {
  method: 'get',
  path: '/api/{realm}/staff/today',
  caller: 'staff',
  act: null,
  answer: todayWire,
  refusals: [],
} as const satisfies Call;

export const readTodayText: CallText<typeof readTodayCall> = {
  call: readTodayCall,
  id: 'readToday',
  topic: 'staff',
  summary:
    'What waits for the caller, by their roles: requests, comments, proposals, roles to sign, works without news, and what changes by itself this week; each with its reason, its day and one action, in the order in which it should be done. With it the queues of requests and the week of the town. At most 100 things of a kind are listed; the counts have all.',
  answer: 'The duties, their counts and the week.',
};
