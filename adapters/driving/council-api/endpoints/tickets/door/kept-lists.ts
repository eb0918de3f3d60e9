import { setImmediate } from 'node:timers/promises';
import { readDoorList, type ReadDoorList } from '#application/tickets/door/read-list.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { keptForAMoment, type MomentaryAnswers } from '../../../kept/kept-for-a-moment.ts';
import type { DoorParts } from './door-parts.ts';

/** Milliseconds for which the list of an event is not made again, however many devices ask. */
const listedEvery = 10_000;

/** The lists of events, each made at most once in a moment. */
export const keptDoorLists = (
  council: DoorParts,
): MomentaryAnswers<readonly [RealmId, string], ReadDoorList | null> =>
  keptForAMoment(council.clock, listedEvery, (realm: RealmId, event: string) =>
    readDoorList({ ...council, rest: () => setImmediate() })(realm, event),
  );
