import * as t from 'io-ts';
import { pushSubjects } from '#domain/push/subjects.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { wordOf } from '../decode.ts';

/** What a person was told. */
const alertWire = t.intersection([
  t.type({
    id: t.string,
    subject: wordOf(pushSubjects),
    title: t.string,
    /** The page that says more, as a path with its query. */
    url: t.string,
    at: t.string,
  }),
  /** The name that a device gives to what happened if it notices it by itself. */
  t.partial({ about: t.string }),
]);

/** What the person of the session was told. */
export const listAlertsCall = {
  method: 'get',
  path: '/api/{realm}/alerts',
  caller: 'session',
  answer: t.type({ items: t.array(alertWire) }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const listAlertsText: CallText<typeof listAlertsCall> = {
  call: listAlertsCall,
  id: 'listAlerts',
  topic: 'portals',
  summary:
    'What the person of the session was told in the last 90 days, the newest first, at most 100: by messages to their phone, and what was mailed to their verified address about a subject that they switched on. Whether it was seen, deleted or saved is the device’s matter. about names what happened as a device does that noticed it by itself: both are one alert.',
  answer: 'The alerts.',
};
