import type { DrawList } from '../draw-list.ts';
import type { DrawnPlace, DrawOutcome, FilledSegment } from '../draw-outcome.ts';
import type { DrawUnit } from '../draw-units.ts';
import { type PlacedRound, placeRound, unplaced } from './place-round.ts';
import { type PlaceSlot, type PlaceTable, placeTable } from './place-table.ts';

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

/** The position of each application. */
function positionsOf({ turns: { starts, numbers } }: PlaceTable): Int32Array {
  const positions = new Int32Array(numbers.length);
  for (let turn = 0; turn < starts.length - 1; turn += 1)
    for (let at = starts[turn] as number; at < (starts[turn + 1] as number); at += 1)
      positions[numbers[at] as number] = turn + 1;
  return positions;
}

/**
 * For each wish of each application its number in the waiting list of the group, given out in the order of the draw; 0 where it
 * does not wait.
 */
function waitNumbers(
  { turns, wishes, triedGroups }: PlaceTable,
  slotOf: Int32Array,
  groups: number,
): Int32Array {
  const given = new Int32Array(wishes.numbers.length);
  const last = new Int32Array(groups);
  for (const member of turns.numbers) {
    if (slotOf[member] !== unplaced) continue;
    for (let at = wishes.starts[member] as number; at < (wishes.starts[member + 1] as number); at += 1) {
      const group = triedGroups[wishes.numbers[at] as number] as number;
      if (group !== -1) given[at] = last[group] = (last[group] as number) + 1;
    }
  }
  return given;
}

/** What a list gives in an order that was drawn: wishes in their order, segments in theirs, families by the rule of the list. */
export function allotPlaces(list: DrawList, order: readonly DrawUnit[]): DrawOutcome {
  const table = placeTable(list, order);
  const all = placeAll(table, list.families === 'together');
  const { slotOf, parted } = all.round;
  const positions = positionsOf(table);
  const waits = waitNumbers(table, slotOf, list.groups.length);
  // In the order of the list and not in that of the draw: what is beside each other in memory is read fastest.
  const applications = list.applications.map(({ id, wishes }, member): DrawnPlace => {
    const [position, slot] = [positions[member] as number, slotOf[member] as number];
    if (slot !== unplaced) {
      const { group, segment } = table.slots[slot] as PlaceSlot;
      return { id, placed: group, position, reason: 'placed', segment, waiting: [] };
    }
    const from = table.wishes.starts[member] as number;
    const waiting: { readonly group: string; readonly n: number }[] = [];
    for (const [at, group] of wishes.entries()) {
      const n = waits[from + at] as number;
      if (n > 0) waiting.push({ group, n });
    }
    const none = waiting.length > 0 ? 'full' : 'noSegment';
    const reason = parted.has(member) ? 'together' : none;
    return { id, placed: null, position, reason, segment: null, waiting };
  });
  const segments = segmentsOf(table, all);
  return { version: 1, activity: list.activity, drawn: order.length, segments, applications };
}
