import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { processWire } from '../processes/process.ts';
import { optionalText, wanted } from '../query.ts';

/** Processes that run on some day of a range, both ends included, in the days of the town. */
export const listProcessesBetweenCall = {
  method: 'get',
  path: '/api/{realm}/collections/procesos/between',
  alsoAt: { listContentsBetween: '/contents/{realm}/collections/procesos/between' },
  query: {
    start: wanted,
    end: wanted,
    limit: optionalText,
    offset: optionalText,
    sort: optionalText,
    fields: optionalText,
    categories: optionalText,
  },
  caller: 'anybody',
  answer: listOf(processWire),
  refusals: ['wrongQuery'],
} as const satisfies Call;

export const listProcessesBetweenText: CallText<typeof listProcessesBetweenCall> = {
  call: listProcessesBetweenCall,
  id: 'listProcessesBetween',
  topic: 'collections',
  summary: 'Processes that run on some day of a range, both ends included, in the days of the town.',
  query: {
    start: { tells: 'The first day.', example: '2027-01-01' },
    end: { tells: 'The last day.', example: '2027-01-31' },
    limit: { tells: 'How many at most: 20 by default, at most 10,000.', example: '6' },
    offset: { tells: 'How many to leave out first.', example: '6' },
    sort: {
      tells: 'Fields, separated by commas, with a dash before those in descending order.',
      example: '-publishPeriod.start',
    },
    fields: { tells: 'Only these fields, separated by commas, and _id.', example: 'title,data' },
    categories: { tells: 'Only those of a category.', example: 'cat-urbanismo' },
  },
  answer: 'A page of them, and how many there are in all.',
};
