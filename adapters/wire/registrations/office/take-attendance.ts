import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable } from '../../decode.ts';
import { staffApplicationWire } from './staff-application.ts';

/** Notes who attended. */
export const takeAttendanceCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/attendance',
  caller: 'staff',
  act: 'registration.serve',
  body: t.type({ code: t.string, day: t.string, isPresent: nullable(t.boolean) }),
  isClosed: true,
  answer: staffApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const takeAttendanceText: CallText<typeof takeAttendanceCall> = {
  call: takeAttendanceCall,
  id: 'takeAttendance',
  topic: 'registrations',
  summary: 'Notes whether somebody attended on a day on which their group meets; null takes the note back.',
  example: { code: '7k2qras0mz', day: '2027-07-01', isPresent: true },
  answer: 'The application as it is then.',
};
