import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { hallScreenKinds } from '#domain/appointments/hall-screen.ts';
import { wordOf } from '../decode.ts';

const screenWire = t.type({ id: t.string, screen: wordOf(hallScreenKinds), by: t.string, at: t.string });

/** The screens of the hall of an office. */
export const listHallScreensCall = {
  method: 'get',
  path: '/api/{realm}/staff/appointments/offices/{office}/screens',
  caller: 'staff',
  act: 'counter.serve',
  answer: t.type({ items: t.array(screenWire), itemsCount: t.number }),
  refusals: [],
} as const satisfies Call;

export const listHallScreensText: CallText<typeof listHallScreensCall> = {
  call: listHallScreensCall,
  id: 'listHallScreens',
  topic: 'appointments',
  summary:
    'The screens of the hall of an office that a link opens: displays, and entrances that give tickets.',
  answer: 'Screens, the latest first.',
};

/** Makes the link of a screen in a hall. */
export const openHallScreenCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/screens',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({ screen: wordOf(hallScreenKinds) }),
  answer: t.type({ token: t.string }),
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const openHallScreenText: CallText<typeof openHallScreenCall> = {
  call: openHallScreenCall,
  id: 'openHallScreen',
  topic: 'appointments',
  summary:
    'Makes the link of a screen in a hall: /gestion/pantalla#token. It opens without a session until it is withdrawn. It is said once.',
  example: { screen: 'display' },
  answer: 'What is in the link.',
};

/** Closes a screen of a hall. */
export const withdrawHallScreenCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/screens/{screen}/withdraw',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({}),
  answer: t.type({ withdrawn: t.boolean }),
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const withdrawHallScreenText: CallText<typeof withdrawHallScreenCall> = {
  call: withdrawHallScreenCall,
  id: 'withdrawHallScreen',
  topic: 'appointments',
  summary: 'Closes a screen: its link opens nothing from then on.',
  example: {},
  answer: 'That it is closed.',
};
