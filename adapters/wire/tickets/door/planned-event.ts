import * as t from 'io-ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { localizedText, nullable } from '../../decode.ts';

/** A door of an event. */
export const eventDoorWire = t.type({
  id: t.string,
  name: t.string,
  /** The types of ticket that come in here; null: all. */
  types: nullable(t.array(t.string)),
});

/** An event with its sessions, its types of tickets and its doors. Moments are UTC. */
export const plannedEventWire = t.type({
  event: t.type({
    id: t.string,
    title: localizedText,
    sessions: t.array(t.type({ id: t.string, startsAt: t.string, opensAt: t.string })),
    types: t.array(t.type({ id: t.string, title: localizedText })),
  }),
  doors: t.array(eventDoorWire),
  /** The types of ticket whose holder shows something the first time. */
  proven: t.array(t.string),
});
export type PlannedEventWire = t.TypeOf<typeof plannedEventWire>;

const moment = (at: number): string => new Date(at).toISOString();

export const writePlannedEvent = ({ event, doors, proven }: PlannedEvent): PlannedEventWire => ({
  event: {
    ...event,
    sessions: event.sessions.map(({ id, startsAt, opensAt }) => ({
      id,
      startsAt: moment(startsAt),
      opensAt: moment(opensAt),
    })),
    types: [...event.types],
  },
  doors: doors.map(({ id, name, types }) => ({ id, name, types: types && [...types] })),
  proven: [...proven],
});

/** An event with its doors, as it came. */
export const readPlannedEvent = ({ event, doors, proven }: PlannedEventWire): PlannedEvent => ({
  event: {
    ...(event as unknown as PlannedEvent['event']),
    sessions: event.sessions.map(({ id, startsAt, opensAt }) => ({
      id,
      startsAt: Date.parse(startsAt),
      opensAt: Date.parse(opensAt),
    })),
  },
  doors,
  proven,
});
