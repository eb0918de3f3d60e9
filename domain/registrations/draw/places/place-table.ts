import type { DrawList, DrawnApplication } from '../draw-list.ts';
import type { DrawUnit } from '../draw-units.ts';

/** The places of a segment of a group, which go to people as one kind. */
export interface PlaceSlot {
  readonly group: string;
  readonly segment: string;
}

/** Rows of numbers of different lengths, one after the other: a row begins where the one before ends. */
export interface NumberRows {
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

/**
 * A list in an order, with numbers for names. Flat, since a hundred thousand applications are placed several times: objects
 * that are far from each other in memory would cost more than the work.
 */
export interface PlaceTable {
  readonly slots: readonly PlaceSlot[];
  /** How many places each slot has at the start. */
  readonly counts: Int32Array;
  /** For each group, slots by number, in the order in which unused places go on. */
  readonly flow: readonly (readonly { readonly from: number; readonly to: number }[])[];
  /** The applications whose turn it is, one row for each number of the draw. */
  readonly turns: NumberRows;
  /** A row for each application: for each wish the place in `tried`. */
  readonly wishes: NumberRows;
  /** The slots that may be tried for a wish, in order. */
  readonly tried: readonly (readonly number[])[];
  /** Beside each of them the number of its group, or −1 if it has no slots. */
  readonly triedGroups: readonly number[];
}

/** Rows in a flat form; `write` puts the numbers of a row where it begins. */
function rowsOf<Row>(
  rows: readonly Row[],
  lengthOf: (row: Row) => number,
  write: (row: Row, numbers: Int32Array, from: number) => void,
): NumberRows {
  const starts = new Int32Array(rows.length + 1);
  for (let at = 0; at < rows.length; at += 1)
    starts[at + 1] = (starts[at] as number) + lengthOf(rows[at] as Row);
  const numbers = new Int32Array(starts[rows.length] as number);
  for (let at = 0; at < rows.length; at += 1) write(rows[at] as Row, numbers, starts[at] as number);
  return { starts, numbers };
}

function writeMembers({ members }: DrawUnit, numbers: Int32Array, from: number): void {
  for (let at = 0; at < members.length; at += 1) numbers[from + at] = members[at] as number;
}

const nameOf = (group: string, segment: string): string => `${group}/${segment}`;

/** The numbers of what is tried for wishes: most applications are of few sorts, each of which is found once. */
function triedLists(slotNumbers: ReadonlyMap<string, number>, groupNumbers: ReadonlyMap<string, number>) {
  const tried: (readonly number[])[] = [];
  const triedGroups: number[] = [];
  const sorts = new Map<string, Map<string, number>>();
  const numberOf = (known: Map<string, number>, segments: readonly string[], wish: string): number => {
    const before = known.get(wish);
    if (before !== undefined) return before;
    const slots = segments.flatMap((segment) => slotNumbers.get(nameOf(wish, segment)) ?? []);
    known.set(wish, tried.length);
    triedGroups.push(slots.length > 0 ? (groupNumbers.get(wish) as number) : -1);
    return tried.push(slots) - 1;
  };
  return {
    tried,
    triedGroups,
    writeWishes({ wishes, segments }: DrawnApplication, numbers: Int32Array, from: number): void {
      const sort = segments.join(' ');
      const known = sorts.get(sort) ?? new Map<string, number>();
      if (known.size === 0) sorts.set(sort, known);
      for (let at = 0; at < wishes.length; at += 1)
        numbers[from + at] = numberOf(known, segments, wishes[at] as string);
    },
  };
}

/** The table of a list without faults, in the order that was drawn. */
export function placeTable({ groups, applications }: DrawList, order: readonly DrawUnit[]): PlaceTable {
  const slots = groups.flatMap(({ id, places }) => places.map(({ segment }) => ({ group: id, segment })));
  const slotNumbers = new Map(slots.map(({ group, segment }, at) => [nameOf(group, segment), at]));
  const numberOf = (group: string, segment: string) => slotNumbers.get(nameOf(group, segment)) as number;
  const groupNumbers = new Map(groups.map(({ id }, at) => [id, at]));
  const { tried, triedGroups, writeWishes } = triedLists(slotNumbers, groupNumbers);
  return {
    slots,
    counts: Int32Array.from(groups.flatMap(({ places }) => places.map(({ count }) => count))),
    flow: groups.map(({ id, flow }) =>
      flow.map(({ from, to }) => ({ from: numberOf(id, from), to: numberOf(id, to) })),
    ),
    turns: rowsOf(order, ({ members }) => members.length, writeMembers),
    wishes: rowsOf(applications, (one) => one.wishes.length, writeWishes),
    tried,
    triedGroups,
  };
}

/** How many groups an application wished. */
export const wishCount = ({ wishes }: Pick<PlaceTable, 'wishes'>, application: number): number =>
  (wishes.starts[application + 1] as number) - (wishes.starts[application] as number);

/** The slots that may be tried for a wish of an application. */
export const slotsFor = (
  { wishes, tried }: Pick<PlaceTable, 'wishes' | 'tried'>,
  application: number,
  wish: number,
): readonly number[] =>
  tried[wishes.numbers[(wishes.starts[application] as number) + wish] as number] as readonly number[];
