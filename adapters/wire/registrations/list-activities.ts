import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { languageOfList, languageOfListText } from '../scarcity/in-language.ts';
import { activityRowWire } from './activity.ts';

/** The activities that people apply for. */
export const listActivitiesCall = {
  method: 'get',
  path: '/api/{realm}/registrations/activities',
  query: { lang: languageOfList },
  caller: 'anybody',
  answer: listOf(activityRowWire),
  refusals: [],
} as const satisfies Call;

export const listActivitiesText: CallText<typeof listActivitiesCall> = {
  call: listActivitiesCall,
  id: 'listActivities',
  topic: 'registrations',
  summary:
    'The activities of a town that people apply for, as their documents are published. A document by which no place could be given is left out.',
  query: { lang: languageOfListText },
  answer: 'The activities, in the order of the council.',
};
