import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { stretch } from '../query.ts';
import { ownRequestWire, readOwnRequests } from './own-request.ts';

/** The requests that the session's device or its verified e-mail sent. */
export const listOwnRequestsCall = {
  method: 'get',
  path: '/api/{realm}/requests/mine',
  query: stretch(20, 100),
  caller: 'session',
  answer: listOf(ownRequestWire),
  read: readOwnRequests,
  refusals: [],
} as const satisfies Call;

export const listOwnRequestsText: CallText<typeof listOwnRequestsCall> = {
  call: listOwnRequestsCall,
  id: 'listOwnRequests',
  topic: 'requests',
  summary:
    'The requests that this device sent and those that were sent with the e-mail which the session has verified, the latest first. An e-mail that was only typed finds nothing.',
  query: {
    limit: { tells: 'At most 100; 20 by default.' },
    offset: { tells: 'How many to leave out first.' },
  },
  answer: 'The requests; hasNews says whether the council did something since the sender last looked.',
};
