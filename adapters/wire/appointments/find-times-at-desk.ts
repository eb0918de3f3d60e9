import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { boundedCount, optionalDay, optionalText, severalTexts } from '../query.ts';
import { freeTimesWire } from './setup.ts';

/** When staff can give an appointment to who asks them. */
export const findTimesAtDeskCall = {
  method: 'get',
  path: '/api/{realm}/staff/appointments/times',
  query: {
    services: severalTexts,
    people: boundedCount(1, 50),
    office: optionalText,
    from: optionalDay,
  },
  caller: 'staff',
  act: 'counter.serve',
  answer: freeTimesWire,
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const findTimesAtDeskText: CallText<typeof findTimesAtDeskCall> = {
  call: findTimesAtDeskCall,
  id: 'findTimesAtDesk',
  topic: 'appointments',
  summary:
    'Like findAppointmentTimes, with the hours that only staff give and the times that are not released yet.',
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
