import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import * as t from 'io-ts';
import { activityRowWire } from '../activity.ts';

/** The activities, with what waits in each. */
export const listStaffActivitiesCall = {
  method: 'get',
  path: '/api/{realm}/staff/registrations/activities',
  caller: 'staff',
  act: 'registration.serve',
  answer: t.type({
    items: t.array(
      t.intersection([
        activityRowWire,
        t.type({
          states: t.record(t.string, t.number),
          undecided: t.number,
          appeals: t.number,
          /** Places of whose fee a part is late, and those of them about which staff decide. */
          late: t.number,
          unpaid: t.number,
        }),
      ]),
    ),
  }),
  refusals: [],
} as const satisfies Call;

export const listStaffActivitiesText: CallText<typeof listStaffActivitiesCall> = {
  call: listStaffActivitiesCall,
  id: 'listStaffActivities',
  topic: 'registrations',
  summary:
    'The activities with how many applications are in each state, how many staff have not decided, how many appeals wait, of how many places a part of the fee is late, and how many of these were awaited in vain.',
  answer: 'The activities. States without applications are left out.',
};
