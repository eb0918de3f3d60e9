import { useCallback, useState } from 'react';
import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import {
  endDoorDeviceCall,
  giveDoorCodeCall,
  planDoorsCall,
  readEventDoorsCall,
} from '#adapters/wire/tickets/door/staff-doors.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';

/** Why something was not done with the doors, as a key of a text. */
export type DoorTrouble =
  | 'unreachable'
  | 'notAllowed'
  | 'noDoors'
  | 'tooManyDoors'
  | 'noName'
  | 'sameName'
  | 'unreached'
  | 'changed'
  | 'other';

const known: readonly string[] = [
  'unreachable',
  'notAllowed',
  'noDoors',
  'tooManyDoors',
  'noName',
  'sameName',
  'unreached',
  'changed',
];

/** The reason of a refusal, by where it says it is, or by its kind. */
export function doorTroubleOf(refused: { readonly kind: string; readonly where?: string }): DoorTrouble {
  const why = [refused.where ?? '', refused.kind].find((one) => known.includes(one));
  return (why as DoorTrouble | undefined) ?? 'other';
}

/** The doors of an event, and what can be done with them. */
export function useEventDoors(event: string) {
  const { council } = useOffice();
  const { call, realm } = council;
  const [read, again] = useAnswer(
    useCallback(() => call(readEventDoorsCall, { realm, event }), [call, realm, event]),
  );
  const [since, setSince] = useState<typeof read>(null);
  const changed = (came: Either<{ readonly kind: string }, EventDoors>): DoorTrouble | null => {
    if (isLeft(came)) return doorTroubleOf(came.left);
    setSince(came);
    return null;
  };
  return {
    answer: since ?? read,
    again: () => {
      setSince(null);
      again();
    },
    plan: async (doors: EventDoors['doors'], proven: readonly string[]) =>
      changed(await call(planDoorsCall, { realm, event, body: { doors, proven: [...proven] } })),
    endDevice: async (device: string) =>
      changed(await call(endDoorDeviceCall, { realm, event, body: { device } })),
    giveCode: async (
      name: string,
    ): Promise<Either<DoorTrouble, { readonly code: string; readonly until: string }>> => {
      const given = await call(giveDoorCodeCall, { realm, event, body: { name } });
      return isLeft(given) ? left(doorTroubleOf(given.left)) : right(given.right);
    },
  };
}
