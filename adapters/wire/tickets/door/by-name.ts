import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable } from '../../decode.ts';
import { passedDoorWire } from './pass-door.ts';

/** A ticket with the name on it. */
export const namedTicketWire = t.type({
  id: t.string,
  name: t.string,
  type: t.string,
  seat: nullable(t.string),
  isInside: t.boolean,
});
export type NamedTicketWire = t.TypeOf<typeof namedTicketWire>;

/** Finds the tickets of somebody who has nothing with them. */
export const findByNameCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/{event}/doors/names',
  caller: 'staff',
  act: 'door.manage',
  body: t.type({ session: t.string, text: t.string }),
  isClosed: true,
  answer: t.type({ items: t.array(namedTicketWire) }),
  refusals: ['unknownDoor', 'storageFailed'],
} as const satisfies Call;

export const findByNameText: CallText<typeof findByNameCall> = {
  call: findByNameCall,
  id: 'findTicketsByName',
  topic: 'tickets',
  summary:
    'The valid tickets of a session with part of a name on them, of three letters or more, at most twenty. where of unknownDoor: event or session.',
  example: { session: 'viernes', text: 'ferrer' },
  answer: 'The tickets, in the order of names; none if fewer letters are sent.',
};

/** Lets somebody in by the name on a ticket, or takes that back. */
export const passByNameCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/{event}/doors/entries',
  caller: 'staff',
  act: 'door.manage',
  body: t.type({
    nonce: t.string,
    ticket: t.string,
    door: t.string,
    session: t.string,
    undone: t.boolean,
    confirmed: t.boolean,
  }),
  isClosed: true,
  answer: passedDoorWire,
  refusals: ['unknownDoor', 'storageFailed'],
} as const satisfies Call;

export const passByNameText: CallText<typeof passByNameCall> = {
  call: passByNameCall,
  id: 'passByName',
  topic: 'tickets',
  summary:
    'Lets the holder of a ticket in without its code, as a scan with a line does; the step says which person of staff did. Sent again under its nonce it counts once. undone: it is taken back, within two minutes. where of unknownDoor: event, door, session or moment (the nonce: 8 to 64 letters).',
  example: {
    nonce: '5f1c0a7be2d94b36',
    ticket: '7K2QRA5D3HT8',
    door: 'door',
    session: 'viernes',
    undone: false,
    confirmed: false,
  },
  answer: 'What came of it.',
};
