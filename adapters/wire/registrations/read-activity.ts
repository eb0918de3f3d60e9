import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { activityWire } from './activity.ts';

/** An activity with its groups and rules. */
export const readActivityCall = {
  method: 'get',
  path: '/api/{realm}/registrations/activities/{id}',
  caller: 'anybody',
  answer: activityWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readActivityText: CallText<typeof readActivityCall> = {
  call: readActivityCall,
  id: 'readActivity',
  topic: 'registrations',
  summary:
    'An activity: its groups with their places by segment and how many are free, what is asked for, how places are given, what they cost, and where it is now.',
  answer: 'The activity. Amounts are cents.',
};
