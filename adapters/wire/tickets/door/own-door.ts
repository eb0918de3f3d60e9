import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { doneWire } from '../../done.ts';
import { plannedEventWire } from './planned-event.ts';

/** A device with its event. */
export const ownDoorWire = t.intersection([plannedEventWire, t.type({ device: t.string })]);
export type OwnDoor = t.TypeOf<typeof ownDoorWire>;

/** Makes the browser that asks a scanner of an event. */
export const startDoorDeviceCall = {
  method: 'post',
  path: '/api/{realm}/door/device',
  caller: 'anybody',
  body: t.type({ code: t.string }),
  isClosed: true,
  answer: ownDoorWire,
  refusals: ['doorNotAuthorised', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const startDoorDeviceText: CallText<typeof startDoorDeviceCall> = {
  call: startDoorDeviceCall,
  id: 'startDoorDevice',
  topic: 'tickets',
  summary:
    'Makes a browser a scanner of an event by the paper code that staff gave (giveDoorCode). Its token comes as a cookie that scripts cannot read, for thirty days. Ten wrong codes from a network in ten minutes make it wait.',
  example: { code: 'BCDF-GHJK-MPRT' },
  answer: 'The name of the device, and the event with its doors.',
};

/** The event whose scanner the browser is. */
export const readOwnDoorCall = {
  method: 'get',
  path: '/api/{realm}/door',
  caller: 'anybody',
  answer: ownDoorWire,
  refusals: ['doorNotAuthorised'],
} as const satisfies Call;

export const readOwnDoorText: CallText<typeof readOwnDoorCall> = {
  call: readOwnDoorCall,
  id: 'readOwnDoor',
  topic: 'tickets',
  summary: 'The event whose scanner the browser is, by the cookie of startDoorDevice.',
  answer: 'The name of the device, and the event with its doors.',
};

/** Ends the device that asks. */
export const endOwnDoorCall = {
  method: 'post',
  path: '/api/{realm}/door/device/end',
  caller: 'anybody',
  answer: doneWire,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const endOwnDoorText: CallText<typeof endOwnDoorCall> = {
  call: endOwnDoorCall,
  id: 'endOwnDoor',
  topic: 'tickets',
  summary: 'Ends the scanner that the browser is, and removes its cookie. A new paper code makes another.',
  answer: 'That it is done.',
};
