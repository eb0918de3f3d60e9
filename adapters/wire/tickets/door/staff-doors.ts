import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { doorEventWire, eventDoorsWire } from './event-doors.ts';
import { eventDoorWire } from './planned-event.ts';

/** The events that have doors. */
export const listDoorEventsCall = {
  method: 'get',
  path: '/api/{realm}/staff/tickets/doors',
  caller: 'staff',
  act: 'door.manage',
  answer: t.type({ items: t.array(doorEventWire), itemsCount: t.number }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const listDoorEventsText: CallText<typeof listDoorEventsCall> = {
  call: listDoorEventsCall,
  id: 'listDoorEvents',
  topic: 'tickets',
  summary: 'The events for which one needs a ticket, with their sessions.',
  answer: 'The events, the one that begins first first.',
};

/** The doors of an event. */
export const readEventDoorsCall = {
  method: 'get',
  path: '/api/{realm}/staff/tickets/{event}/doors',
  caller: 'staff',
  act: 'door.manage',
  answer: eventDoorsWire,
  refusals: ['unknownDoor', 'storageFailed'],
} as const satisfies Call;

export const readEventDoorsText: CallText<typeof readEventDoorsCall> = {
  call: readEventDoorsCall,
  id: 'readEventDoors',
  topic: 'tickets',
  summary:
    'The doors of an event, their devices, how many people are inside each session, and the tickets that came in twice: repeated, with both entries. where of unknownDoor: event.',
  answer: 'The doors.',
};

/** Stores the doors of an event. */
export const planDoorsCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/{event}/doors',
  caller: 'staff',
  act: 'door.manage',
  body: t.type({ doors: t.array(eventDoorWire), proven: t.array(t.string) }),
  isClosed: true,
  answer: eventDoorsWire,
  refusals: ['unknownDoor', 'doorRefused', 'storageFailed'],
} as const satisfies Call;

export const planDoorsText: CallText<typeof planDoorsCall> = {
  call: planDoorsCall,
  id: 'planDoors',
  topic: 'tickets',
  summary:
    'Stores the doors of an event: 1 to 100, each with a name of up to 40 letters of its own and the types of tickets that come in there (null: all). Every type comes in somewhere. Of the types in proven, the person at the door asks for a proof. where of doorRefused: noDoors, tooManyDoors, noName, sameName, unknownType, unreached, changed.',
  example: { doors: [{ id: 'door', name: 'Puerta 1', types: null }], proven: ['reducida'] },
  answer: 'The doors.',
};

/** A paper code for a device of the doors. */
export const giveDoorCodeCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/{event}/doors/codes',
  caller: 'staff',
  act: 'door.manage',
  body: t.type({ name: t.string }),
  isClosed: true,
  answer: t.type({ code: t.string, until: t.string }),
  refusals: ['unknownDoor', 'doorRefused', 'storageFailed'],
} as const satisfies Call;

export const giveDoorCodeText: CallText<typeof giveDoorCodeCall> = {
  call: giveDoorCodeCall,
  id: 'giveDoorCode',
  topic: 'tickets',
  summary:
    'Makes a paper code that is given to a person at the doors: typed once at /entradas/puerta, within fourteen days, it makes a phone a scanner of the event. name says which one. where of doorRefused: noName (1 to 40 letters).',
  example: { name: 'Móvil de Empar' },
  answer: 'The code, twelve letters; no other answer has it.',
};

/** Ends a device of the doors: it was lost, for example. */
export const endDoorDeviceCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/{event}/doors/devices/end',
  caller: 'staff',
  act: 'door.manage',
  body: t.type({ device: t.string }),
  isClosed: true,
  answer: eventDoorsWire,
  refusals: ['unknownDoor', 'storageFailed'],
} as const satisfies Call;

export const endDoorDeviceText: CallText<typeof endDoorDeviceCall> = {
  call: endDoorDeviceCall,
  id: 'endDoorDevice',
  topic: 'tickets',
  summary:
    'Ends a scanner of an event. What it scanned without a line and has not brought is lost; its list reveals nothing of a ticket.',
  example: { device: '3f2a91c07be8d415' },
  answer: 'The doors, with the devices that are left.',
};
