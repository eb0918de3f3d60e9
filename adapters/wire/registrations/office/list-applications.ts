import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import * as t from 'io-ts';
import { nullable } from '../../decode.ts';
import { staffApplicationWire } from './staff-application.ts';

/** The applications of an activity. */
export const listStaffApplicationsCall = {
  method: 'get',
  path: '/api/{realm}/staff/registrations/activities/{id}/applications',
  caller: 'staff',
  act: 'registration.serve',
  answer: t.type({
    items: t.array(staffApplicationWire),
    /** Who has signed that the activity is called off, and why; null: nobody has. */
    callOff: nullable(t.type({ reason: t.string, by: t.array(t.string), isCalledOff: t.boolean })),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listStaffApplicationsText: CallText<typeof listStaffApplicationsCall> = {
  call: listStaffApplicationsCall,
  id: 'listStaffApplications',
  topic: 'registrations',
  summary:
    'All applications of an activity, with names, in the order in which they came. Whoever reads them is noted in no list of residents; the key that opens an application is not said. callOff is what was signed of calling the activity off.',
  answer: 'The applications, and who has signed that the activity is called off.',
};
