import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { boundedCount, optionalDay, optionalText, severalTexts } from '../query.ts';
import { freeTimesWire } from './setup.ts';

/** When an appointment can begin. */
export const findAppointmentTimesCall = {
  method: 'get',
  path: '/api/{realm}/appointments/times',
  query: {
    services: severalTexts,
    people: boundedCount(1, 50),
    office: optionalText,
    from: optionalDay,
  },
  caller: 'anybody',
  answer: freeTimesWire,
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const findAppointmentTimesText: CallText<typeof findAppointmentTimesCall> = {
  call: findAppointmentTimesCall,
  id: 'findAppointmentTimes',
  topic: 'appointments',
  summary:
    'The first free time of each office and, of one office, the free times of fourteen days, as they are now. A time that was given back is not shown until a random moment.',
  query: {
    services: {
      tells: 'The ids of services that are booked together, with commas between them.',
      example: 'padron',
    },
    people: { tells: 'How many people come; 1 if it is missing.', example: '1' },
    office: { tells: 'The office of which fourteen days are listed.', example: 'plaza' },
    from: { tells: 'The first of these days; today if it is missing.', example: '2026-11-30' },
  },
  answer: 'Free times, in UTC.',
};
