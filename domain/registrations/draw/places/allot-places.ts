import type { DrawList } from '../draw-list.ts';
import type { DrawnPlace, DrawOutcome, FilledSegment } from '../draw-outcome.ts';
import type { DrawUnit } from '../draw-units.ts';
import { type PlacedRound, placeRound, unplaced } from './place-round.ts';
import { type PlaceSlot, type PlaceTable, placeTable, slotsFor } from './place-table.ts';

/**
 * The places after unused ones have gone one step further: in each group the first step that has any, so that those next in
 * line have them before the ones after. Null if nothing goes on.
 */
function flowed({ flow }: PlaceTable, places: Int32Array, left: Int32Array): Int32Array | null {
  const next = Int32Array.from(places);
  let isMoved = false;
  for (const steps of flow) {
    const step = steps.find(({ from }) => (left[from] as number) > 0);
    if (step === undefined) continue;
    const unused = left[step.from] as number;
    next[step.from] = (next[step.from] as number) - unused;
    next[step.to] = (next[step.to] as number) + unused;
    isMoved = true;
  }
  return isMoved ? next : null;
}

interface PlacedAll {
  readonly places: Int32Array;
  readonly round: PlacedRound;
}

/**
 * Places all, lets what is left over go on, and places all again in the same order, until nothing goes on: places go one way
 * only, so that it ends.
 */
function placeAll(table: PlaceTable, areTogether: boolean): PlacedAll {
  let places = table.counts;
  for (;;) {
    const round = placeRound(table, places, areTogether);
    const next = flowed(table, places, round.left);
    if (next === null) return { places, round };
    places = next;
  }
}

const segmentsOf = ({ slots }: PlaceTable, { places, round }: PlacedAll): readonly FilledSegment[] =>
  slots.map(({ group, segment }, slot) => ({
    group,
    segment,
    places: places[slot] as number,
    fullAt: round.left[slot] === 0 ? (round.fullAt[slot] as number) : null,
  }));

/** The numbers of the waiting lists of all groups, given out in the order of the draw. */
function waitingLists() {
  const last = new Map<string, number>();
  return (group: string) => {
    const n = (last.get(group) ?? 0) + 1;
    last.set(group, n);
    return { group, n };
  };
}

/** What a list gives in an order that was drawn: wishes in their order, segments in theirs, families by the rule of the list. */
export function allotPlaces(list: DrawList, order: readonly DrawUnit[]): DrawOutcome {
  const table = placeTable(list, order);
  const all = placeAll(table, list.families === 'together');
  const { slotOf, parted } = all.round;
  const wait = waitingLists();
  const outcome = (member: number, position: number): DrawnPlace => {
    const { id, wishes } = list.applications[member] as DrawList['applications'][number];
    const slot = slotOf[member] as number;
    if (slot !== unplaced) {
      const { group, segment } = table.slots[slot] as PlaceSlot;
      return { id, position, placed: group, segment, reason: 'placed', waiting: [] };
    }
    const possible = wishes.filter((_, at) => slotsFor(table, member, at).length > 0);
    const none = possible.length > 0 ? 'full' : 'noSegment';
    const reason = parted.has(member) ? 'together' : none;
    return { id, position, placed: null, segment: null, reason, waiting: possible.map(wait) };
  };
  const applications: DrawnPlace[] = Array.from({ length: list.applications.length });
  for (const [at, { members }] of order.entries())
    for (const member of members) applications[member] = outcome(member, at + 1);
  const segments = segmentsOf(table, all);
  return { version: 1, activity: list.activity, drawn: order.length, segments, applications };
}
