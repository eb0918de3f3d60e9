import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { viewWire } from './view.ts';

/** Lists the views that a member of staff sees. */
export const listViewsCall = {
  method: 'get',
  path: '/api/{realm}/staff/views',
  caller: 'staff',
  act: 'request.read',
  answer: t.type({ items: t.array(viewWire) }),
  refusals: [],
} as const satisfies Call;

export const listViewsText: CallText<typeof listViewsCall> = {
  call: listViewsCall,
  id: 'listViews',
  topic: 'requests',
  summary:
    'The views that the caller keeps and those that others share with all staff of the town, by their names. A view shows nothing that its reader may not read: it is only the parameters of a list.',
  answer: 'The views.',
};
