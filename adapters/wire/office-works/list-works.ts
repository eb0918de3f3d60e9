import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { workWire } from './work.ts';

/** The projects of the town, for the people of staff who answer for them. */
export const listWorksCall = {
  method: 'get',
  path: '/api/{realm}/staff/works',
  caller: 'staff',
  act: 'proposal.update',
  answer: t.type({
    items: t.array(workWire),
    people: t.array(t.string),
    silentAfter: t.number,
    today: t.string,
  }),
  refusals: [],
} as const satisfies Call;

export const listWorksText: CallText<typeof listWorksCall> = {
  call: listWorksCall,
  id: 'listWorks',
  topic: 'works',
  summary:
    'The funded proposals that became projects, of the processes of which the caller may read proposals: the caller’s own first, then the most silent, the finished last. silent is the number of days without news. With them the names of the people who can own one, and after how many days the owner of a silent one is reminded.',
  answer: 'The projects.',
};
