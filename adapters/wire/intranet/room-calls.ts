import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalDay } from '../query.ts';
import { roomsWire } from './intranet-home.ts';

/** The rooms for staff on a day. */
export const readRoomsCall = {
  method: 'get',
  path: '/api/{realm}/staff/intranet/rooms',
  caller: 'staff',
  act: null,
  query: { day: optionalDay },
  answer: roomsWire,
  refusals: [],
} as const satisfies Call;

export const readRoomsText: CallText<typeof readRoomsCall> = {
  call: readRoomsCall,
  id: 'readRooms',
  topic: 'staff',
  summary:
    'The rooms for staff on a day, today if none is named: the whole hours in which each is open, and who has them.',
  query: { day: { tells: 'The day.', example: '2026-11-18' } },
  answer: 'The rooms.',
};

/** Takes an hour of a room, or gives it back. */
export const changeRoomCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/rooms',
  caller: 'staff',
  act: null,
  body: t.type({ room: t.string, day: t.string, hour: t.number, isTaken: t.boolean }),
  isClosed: true,
  answer: roomsWire,
  refusals: ['unknownDocument', 'intranetRefused', 'storageFailed'],
} as const satisfies Call;

export const changeRoomText: CallText<typeof changeRoomCall> = {
  call: changeRoomCall,
  id: 'changeRoom',
  topic: 'staff',
  summary:
    'Takes an hour of a room for the caller, or gives it back. where of intranetRefused: taken, over, tooFar (more than 60 days ahead), notYours.',
  example: { room: 'salas.vidre', day: '2026-11-19', hour: 12, isTaken: true },
  answer: 'The rooms of that day.',
};
