import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** What search engines may read, and where the map of the site is. */
export const readRobotsCall = {
  method: 'get',
  path: '/robots.txt',
  isTownless: true,
  caller: 'anybody',
  answer: { type: 'text/plain' },
  refusals: [],
} as const satisfies Call;

export const readRobotsText: CallText<typeof readRobotsCall> = {
  call: readRobotsCall,
  id: 'readRobots',
  topic: 'service',
  summary: 'What search engines may read, and where the map of the site is.',
  answer: 'The rules.',
};
