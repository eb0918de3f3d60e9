import { type Either, left, right } from '../../shared/result.ts';
import { mostDoors } from './door-delta.ts';
import type { DoorEvent, EventDoor } from './door-ticket.ts';

/** What staff say of the doors of an event. */
export interface DoorPlan {
  readonly doors: readonly EventDoor[];
  /** The types of ticket whose holder shows something the first time, as a card of young people. */
  readonly proven: readonly string[];
}

/** An event with its doors. */
export interface PlannedEvent extends DoorPlan {
  readonly event: DoorEvent;
}

/** Why doors are not accepted. `unreached`: a type of ticket comes in nowhere; its id is in `where`. */
export interface DoorFault {
  readonly kind: 'noDoors' | 'tooManyDoors' | 'noName' | 'sameName' | 'unknownType' | 'unreached';
  readonly where: string;
}

const longestName = 40;

/** The doors of an event for which staff named none: one, by which everybody comes in. */
export const oneDoor: DoorPlan = { doors: [{ id: 'door', name: '1', types: null }], proven: [] };

/** The name of a door or of a device as it is kept; null if it has none, or one that is too long. */
export function doorName(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  return name === '' || name.length > longestName ? null : name;
}

/** Checks what staff wrote: each ticket comes in somewhere, and no two doors have one name. */
export function checkedPlan(
  { types }: Pick<DoorEvent, 'types'>,
  { doors: typed, proven }: DoorPlan,
): Either<DoorFault, DoorPlan> {
  if (typed.length === 0) return left({ kind: 'noDoors', where: '' });
  if (typed.length > mostDoors) return left({ kind: 'tooManyDoors', where: '' });
  const known = new Set(types.map(({ id }) => id));
  const unproven = proven.find((type) => !known.has(type));
  if (unproven !== undefined) return left({ kind: 'unknownType', where: unproven });
  const doors: EventDoor[] = [];
  for (const door of typed) {
    const name = doorName(door.name);
    if (name === null) return left({ kind: 'noName', where: door.id });
    if (doors.some((one) => one.name === name || one.id === door.id))
      return left({ kind: 'sameName', where: name });
    const strange = (door.types ?? []).find((type) => !known.has(type));
    if (strange !== undefined) return left({ kind: 'unknownType', where: strange });
    doors.push({ ...door, name });
  }
  const reached = new Set(doors.flatMap((door) => door.types ?? [...known]));
  const unreached = [...known].find((type) => !reached.has(type));
  return unreached === undefined ? right({ doors, proven }) : left({ kind: 'unreached', where: unreached });
}
