import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownApplicationWire } from './own-application.ts';

/** How many applications one call reads. */
export const mostApplicationsRead = 50;

/** Applications by the keys that their applicant’s device has. */
export const readOwnApplicationsCall = {
  method: 'post',
  path: '/api/{realm}/registrations/own',
  caller: 'anybody',
  body: t.type({ applications: t.array(t.type({ activity: t.string, key: t.string })) }),
  answer: t.type({ items: t.array(ownApplicationWire) }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const readOwnApplicationsText: CallText<typeof readOwnApplicationsCall> = {
  call: readOwnApplicationsCall,
  id: 'readOwnApplications',
  topic: 'registrations',
  summary:
    'The applications that a device has the keys of, at most 50, as they are now. Unknown ones are left out. If a payment has come and its notice was lost, the place is given now.',
  example: { applications: [{ activity: 'estiu', key: 'JtPz0f4uQ8mHc1Xw7bLk2A' }] },
  answer: 'The applications, in the order of the keys.',
};
