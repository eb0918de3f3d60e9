import { type PlaceTable, slotsFor, wishCount } from './place-table.ts';

/** No slot: the application has no place. */
export const unplaced = -1;

/** What one round over all units gives. */
export interface PlacedRound {
  /** The slot of each application, or `unplaced`. */
  readonly slotOf: Int32Array;
  /** What is left of each slot. */
  readonly left: Int32Array;
  /** The position that took the last place of each slot; 0 where that did not happen. */
  readonly fullAt: Int32Array;
  /** The applications of families of which some would have got a place, and not all. */
  readonly parted: ReadonlySet<number>;
}

interface RoundState extends PlacedRound {
  readonly table: PlaceTable;
  readonly parted: Set<number>;
  /** How many places are left in all slots. */
  free: number;
}

/** The first slot of a wish that has a place left. */
function freeFor({ table, left }: RoundState, application: number, wish: number): number {
  for (const slot of slotsFor(table, application, wish)) if ((left[slot] as number) > 0) return slot;
  return unplaced;
}

function take(state: RoundState, application: number, slot: number): void {
  state.slotOf[application] = slot;
  state.left[slot] = (state.left[slot] as number) - 1;
  state.free -= 1;
}

const noteFull = ({ left, fullAt }: PlacedRound, slot: number, position: number): void => {
  if (left[slot] === 0) fullAt[slot] = position;
};

/** The first wish in which a place is left. */
function placeOne(state: RoundState, application: number, position: number): void {
  const most = wishCount(state.table, application);
  for (let wish = 0; wish < most; wish += 1) {
    const slot = freeFor(state, application, wish);
    if (slot === unplaced) continue;
    take(state, application, slot);
    noteFull(state, slot, position);
    return;
  }
}

function giveBack(state: RoundState, members: Int32Array): void {
  const { slotOf, left } = state;
  for (const member of members) {
    const slot = slotOf[member] as number;
    if (slot === unplaced) continue;
    left[slot] = (left[slot] as number) + 1;
    state.free += 1;
    slotOf[member] = unplaced;
  }
}

/** Whether all members get their wish of that number; who wished fewer groups stays with the last one. */
function isPlacedTogether(state: RoundState, members: Int32Array, wish: number): boolean {
  for (const member of members) {
    const last = wishCount(state.table, member) - 1;
    const slot = last < 0 ? unplaced : freeFor(state, member, Math.min(wish, last));
    if (slot === unplaced) {
      giveBack(state, members);
      return false;
    }
    take(state, member, slot);
  }
  return true;
}

function hasFree(state: RoundState, member: number): boolean {
  const most = wishCount(state.table, member);
  for (let wish = 0; wish < most; wish += 1) if (freeFor(state, member, wish) !== unplaced) return true;
  return false;
}

function placeTogether(state: RoundState, members: Int32Array, position: number): void {
  let most = 0;
  for (const member of members) most = Math.max(most, wishCount(state.table, member));
  for (let wish = 0; wish < most; wish += 1)
    if (isPlacedTogether(state, members, wish)) {
      for (const member of members) noteFull(state, state.slotOf[member] as number, position);
      return;
    }
  if (members.some((member) => hasFree(state, member)))
    for (const member of members) state.parted.add(member);
}

/** Gives the places of each slot in the order of the draw. */
export function placeRound(table: PlaceTable, places: Int32Array, areTogether: boolean): PlacedRound {
  const { starts, numbers } = table.turns;
  const state: RoundState = {
    table,
    slotOf: new Int32Array(numbers.length).fill(unplaced),
    left: Int32Array.from(places),
    fullAt: new Int32Array(places.length),
    parted: new Set(),
    free: places.reduce((sum, count) => sum + count, 0),
  };
  for (let turn = 0; turn < starts.length - 1 && state.free > 0; turn += 1) {
    const [from, until] = [starts[turn] as number, starts[turn + 1] as number];
    if (areTogether && until - from > 1) placeTogether(state, numbers.subarray(from, until), turn + 1);
    else for (let at = from; at < until; at += 1) placeOne(state, numbers[at] as number, turn + 1);
  }
  return state;
}
