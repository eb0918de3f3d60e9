import { addressOf } from '#adapters/wire/address-of.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import { callActivityOffCall } from '#adapters/wire/registrations/office/call-off-activity.ts';
import { listStaffActivitiesCall } from '#adapters/wire/registrations/office/list-staff-activities.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { readAdmissionListCall } from '#adapters/wire/registrations/read-admission-list.ts';
import { ask, askAnonymously } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { answersAsDocumented, isRecord, notRefused } from '../../read-answer.ts';
import { whereWritable } from '../support/visitor.ts';

/** The first activity that is listed twice: of its places, two people would be shown the same. */
function activityTwice(answer: unknown): Finding | null {
  const items = isRecord(answer) && Array.isArray(answer['items']) ? answer['items'] : [];
  const ids = items.map((one: { readonly id: string }) => one.id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined ? null : { kind: 'unwanted', what: twice };
}

const signing = { body: { reason: 'x' }, shown: { reason: 'x' } };

/** Activities that people apply for (specification 1, section 1). */
export const registrationChecks: readonly Check[] = [
  {
    id: 'ins-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressOf(listActivitiesCall, { realm })),
        (answer) => answersAsDocumented(listActivitiesCall, answer) ?? activityTwice(answer.json),
      ),
    ],
  },
  {
    id: 'ins-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readAdmissionListCall, { realm, id: 'no-such-activity' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
  {
    id: 'ins-04',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readActivityCall, { realm, id: 'no-such-activity' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
  {
    id: 'ins-03',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(listStaffActivitiesCall, { realm })), (answer) => notRefused(answer, 403)),
    ],
  },
  {
    id: 'ins-05',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => {
      const signs = {
        ...askAnonymously(addressOf(callActivityOffCall, { realm, id: 'no-such-activity' })),
        sent: signing,
      };
      return [trial(signs, (answer) => notRefused(answer, 403))];
    }),
  },
];
