import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { officeWire, serviceWire } from './setup.ts';

/** What people come for, and where. */
export const listAppointmentServicesCall = {
  method: 'get',
  path: '/api/{realm}/appointments/services',
  caller: 'anybody',
  answer: t.type({
    services: t.array(serviceWire),
    offices: t.array(officeWire),
  }),
  refusals: [],
} as const satisfies Call;

export const listAppointmentServicesText: CallText<typeof listAppointmentServicesCall> = {
  call: listAppointmentServicesCall,
  id: 'listAppointmentServices',
  topic: 'appointments',
  summary:
    'What people can book an appointment for, with what to bring and what it costs, and the offices with their desks. booker says who may book over the web: anybody, with a code that is mailed, or whom the census knows.',
  answer: 'Services and offices.',
};
