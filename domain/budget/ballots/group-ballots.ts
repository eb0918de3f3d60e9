import type { BallotMarks } from '../election.ts';

/**
 * Lists of numbers stored one after another: list `i` is `items[offsets[i]]` up to, not including, `items[offsets[i +
 * 1]]`. `shares` has one number for each item; null if all are 1.
 */
export interface Lists {
  readonly offsets: Uint32Array;
  readonly items: Uint32Array;
  readonly shares: Float64Array | null;
}

/** The ballots with equal ones together: `weights` says how many each group holds. */
export interface GroupedBallots {
  readonly groups: number;
  readonly weights: Float64Array;
  /** For each group the contenders it supports, ascending, and what each is worth to it. */
  readonly supports: Lists;
}

/**
 * Groups ballots that name the same contenders and give each the same. `seatOf` turns a project's place into the place
 * of the contender, −1 where it takes no part; `values` is what each mark is worth (null: one). A mark worth nothing,
 * or less, is no support. A ballot that supports no contender is in no group.
 *
 * @example Ballots ab, ba, c, c, c: two groups, {a, b} of weight 2 and {c} of weight 3
 */
export function groupBallots(
  marks: BallotMarks,
  seatOf: Int32Array,
  values: Float64Array | null,
): GroupedBallots {
  const ballots = marks.offsets.length - 1;
  const table = hashTable(ballots);
  const items = new Uint32Array(marks.projects.length);
  const shares = values && new Float64Array(items.length);
  const offsets = new Uint32Array(ballots + 1);
  const weights = new Float64Array(ballots);
  let groups = 0;
  for (let ballot = 0; ballot < ballots; ballot += 1) {
    const start = offsets[groups] as number;
    const end = copySupport(marks, ballot, seatOf, values, items, shares, start);
    if (end === start) continue;
    let slot = hashOf(items, shares, start, end) & table.mask;
    let group = table.slots[slot] as number;
    while (group !== 0 && !isSame(offsets, items, shares, group - 1, start, end)) {
      slot = (slot + 1) & table.mask;
      group = table.slots[slot] as number;
    }
    if (group === 0) {
      groups += 1;
      group = groups;
      table.slots[slot] = group;
      offsets[group] = end;
    }
    weights[group - 1] = (weights[group - 1] as number) + 1;
  }
  const length = offsets[groups] as number;
  return {
    groups,
    weights: weights.slice(0, groups),
    supports: {
      offsets: offsets.slice(0, groups + 1),
      items: items.slice(0, length),
      shares: shares && shares.slice(0, length),
    },
  };
}

/** Writes the supported contenders of a ballot, ascending, from `start`, and says where they end. */
function copySupport(
  marks: BallotMarks,
  ballot: number,
  seatOf: Int32Array,
  values: Float64Array | null,
  items: Uint32Array,
  shares: Float64Array | null,
  start: number,
): number {
  let end = start;
  const last = marks.offsets[ballot + 1] as number;
  for (let mark = marks.offsets[ballot] as number; mark < last; mark += 1) {
    const seat = seatOf[marks.projects[mark] as number] as number;
    const value = values ? (values[mark] as number) : 1;
    if (seat < 0 || value <= 0) continue;
    let at = end;
    while (at > start && (items[at - 1] as number) > seat) {
      items[at] = items[at - 1] as number;
      if (shares) shares[at] = shares[at - 1] as number;
      at -= 1;
    }
    items[at] = seat;
    if (shares) shares[at] = value;
    end += 1;
  }
  return end;
}

/** A hash table with open addressing, at least half empty. A slot holds the number of a group from 1; 0 is empty. */
function hashTable(entries: number): { readonly slots: Int32Array; readonly mask: number } {
  let size = 16;
  while (size < entries * 2) size *= 2;
  return { slots: new Int32Array(size), mask: size - 1 };
}

function hashOf(items: Uint32Array, shares: Float64Array | null, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ (items[at] as number), 0x9e3779b1);
    if (shares) hash = Math.imul(hash ^ (shares[at] as number), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

function isSame(
  offsets: Uint32Array,
  items: Uint32Array,
  shares: Float64Array | null,
  group: number,
  start: number,
  end: number,
): boolean {
  const from = offsets[group] as number;
  if ((offsets[group + 1] as number) - from !== end - start) return false;
  for (let at = start; at < end; at += 1) {
    const other = from + at - start;
    if (items[other] !== items[at] || (shares && shares[other] !== shares[at])) return false;
  }
  return true;
}

/** The same the other way round: for each of `seats` contenders the groups that support it, ascending. */
export function supportersOf({ groups, supports }: GroupedBallots, seats: number): Lists {
  const offsets = new Uint32Array(seats + 1);
  for (const seat of supports.items) offsets[seat + 1] = (offsets[seat + 1] as number) + 1;
  for (let seat = 1; seat <= seats; seat += 1) {
    offsets[seat] = (offsets[seat] as number) + (offsets[seat - 1] as number);
  }
  const next = offsets.slice();
  const items = new Uint32Array(supports.items.length);
  const given = supports.shares;
  const shares = given && new Float64Array(items.length);
  for (let group = 0; group < groups; group += 1) {
    const end = supports.offsets[group + 1] as number;
    for (let at = supports.offsets[group] as number; at < end; at += 1) {
      const seat = supports.items[at] as number;
      const to = next[seat] as number;
      items[to] = group;
      if (shares) shares[to] = given[at] as number;
      next[seat] = to + 1;
    }
  }
  return { offsets, items, shares };
}
