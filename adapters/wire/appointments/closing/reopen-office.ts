import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closureWire } from './closure.ts';

/** Opens again what was closed. */
export const reopenOfficeCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/closures/{closure}/reopen',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({}),
  answer: closureWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const reopenOfficeText: CallText<typeof reopenOfficeCall> = {
  call: reopenOfficeCall,
  id: 'reopenOffice',
  topic: 'appointments',
  summary: 'Opens again what was closed. Those who were moved stay where they are.',
  example: {},
  answer: 'The closure.',
};
