import * as t from 'io-ts';
import type { DoorDevice } from '#domain/tickets/door/door-device.ts';
import type { RepeatedTicket } from '#domain/tickets/door/door-records.ts';
import { localizedText } from '../../decode.ts';
import { plannedEventWire } from './planned-event.ts';

/** A device of the doors, as staff see it. */
export const doorDeviceWire = t.type({ id: t.string, name: t.string, since: t.string, until: t.string });

/** An event in the list of those that have doors. */
export const doorEventWire = t.type({
  id: t.string,
  title: localizedText,
  sessions: t.array(t.type({ id: t.string, startsAt: t.string })),
});

const moveWire = t.type({ at: t.string, door: t.string, offline: t.boolean });

/** A ticket that came in while its holder was inside. */
export const repeatedTicketWire = t.type({
  id: t.string,
  type: t.string,
  entries: t.array(t.type({ first: moveWire, again: moveWire })),
});

/** What staff see of the doors of an event. */
export const eventDoorsWire = t.intersection([
  plannedEventWire,
  t.type({
    devices: t.array(doorDeviceWire),
    /** How many are inside each session, and how many left again. */
    inside: t.array(t.type({ session: t.string, inside: t.number, outside: t.number })),
    repeated: t.array(t.intersection([repeatedTicketWire, t.type({ session: t.string })])),
  }),
]);
export type EventDoors = t.TypeOf<typeof eventDoorsWire>;

export const writeDoorDevice = ({ id, name, since, until }: DoorDevice): t.TypeOf<typeof doorDeviceWire> => ({
  id,
  name,
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

export const writeRepeated = ({
  id,
  type,
  repeated,
}: RepeatedTicket): t.TypeOf<typeof repeatedTicketWire> => ({
  id,
  type,
  entries: repeated.map((entry) => {
    const [first, again] = [entry.first, entry.again].map(({ at, door, offline }) => ({
      at: new Date(at).toISOString(),
      door,
      offline,
    })) as [t.TypeOf<typeof moveWire>, t.TypeOf<typeof moveWire>];
    return { first, again };
  }),
});
