import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { hallScreenKinds } from '#domain/appointments/hall-screen.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';
import { serviceWire } from './setup.ts';
import { closedNowWire, waitWire } from './visit.ts';

/** What a screen in a hall shows. */
export const readHallCall = {
  method: 'post',
  path: '/api/{realm}/appointments/hall',
  caller: 'anybody',
  body: t.type({ token: t.string }),
  answer: t.type({
    screen: wordOf(hallScreenKinds),
    office: localizedText,
    asOf: t.string,
    called: t.array(t.type({ code: t.string, desk: localizedText, at: t.string })),
    waiting: t.number,
    wait: waitWire,
    /** What is closed for who comes now; null if nothing is. */
    closed: nullable(closedNowWire),
    /** What its desks can do: empty on a display. */
    services: t.array(serviceWire),
  }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const readHallText: CallText<typeof readHallCall> = {
  call: readHallCall,
  id: 'readHall',
  topic: 'appointments',
  summary:
    'What a screen in the hall of an office shows, by its link: the codes that are called and their desks, without names, how many wait, and how long who takes a ticket now will wait.',
  example: { token: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The hall as it is now.',
};
