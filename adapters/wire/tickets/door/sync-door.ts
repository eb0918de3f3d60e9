import * as t from 'io-ts';
import { nullable } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { plannedEventWire } from './planned-event.ts';

/** A part of the list of tickets. */
export const doorPartWire = t.type({
  /** Its place among the parts. */
  n: t.number,
  /** Hexadecimal; differs as soon as anything in the part does. */
  salt: t.string,
  /** How many bytes of each row are sealed. */
  factBytes: t.number,
  /** The rows, in Base64. */
  rows: t.string,
});
export type DoorPartWire = t.TypeOf<typeof doorPartWire>;

/** What a scanner needs to work without a line, as far as it does not have it. */
export const syncDoorCall = {
  method: 'post',
  path: '/api/{realm}/door/sync',
  caller: 'anybody',
  bodyLimit: 64 * 1024,
  body: t.type({ session: t.string, since: nullable(t.string), parts: t.array(t.string) }),
  isClosed: true,
  answer: t.intersection([
    plannedEventWire,
    t.type({
      device: t.string,
      /** The clock of the council. */
      now: t.string,
      /** How many parts the list has, and those that the device does not have. */
      count: t.number,
      parts: t.array(doorPartWire),
      /** Who came in and left since, nine bytes each, in Base64. */
      news: t.string,
      /** From when the device asks the next time. */
      until: t.string,
      /** How many are inside. */
      inside: t.number,
    }),
  ]),
  refusals: ['doorNotAuthorised', 'unknownDoor', 'storageFailed'],
} as const satisfies Call;

export const syncDoorText: CallText<typeof syncDoorCall> = {
  call: syncDoorCall,
  id: 'syncDoor',
  topic: 'tickets',
  summary:
    'What a scanner of an event needs to go on without a line: the list of tickets as hashes of their codes, with what is on a ticket sealed by its code, and who is inside a session. parts names the salts of the parts that the device has, in their order, since the until of the answer before (null: everything). A list reveals nothing of a ticket to who does not have it. docs/decisions/0117-the-door.md says how a row is packed. where of unknownDoor: session.',
  example: { session: 'viernes', since: null, parts: [] },
  answer: 'The event with its doors, the parts that changed, and what is new of who is inside.',
};
