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
}

/** Rows in a flat form. */
function rowsOf(rows: readonly (readonly number[])[]): NumberRows {
  const starts = new Int32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] as number) + row.length;
  const numbers = new Int32Array(starts.at(-1) as number);
  for (const [at, row] of rows.entries()) numbers.set(row, starts[at]);
  return { starts, numbers };
}

const nameOf = (group: string, segment: string): string => `${group}/${segment}`;

/** The number of what is tried for a wish: most applications are of few sorts, each of which is found once. */
function triedLists(slotNumbers: ReadonlyMap<string, number>) {
  const tried: (readonly number[])[] = [];
  const sorts = new Map<string, Map<string, number>>();
  return {
    tried,
    wishesOf: ({ wishes, segments }: DrawnApplication): readonly number[] => {
      const sort = segments.join(' ');
      const known = sorts.get(sort) ?? new Map<string, number>();
      sorts.set(sort, known);
      return wishes.map((wish) => {
        const before = known.get(wish);
        if (before !== undefined) return before;
        const slots = segments.flatMap((segment) => slotNumbers.get(nameOf(wish, segment)) ?? []);
        known.set(wish, tried.length);
        return tried.push(slots) - 1;
      });
    },
  };
}

/** The table of a list without faults, in the order that was drawn. */
export function placeTable({ groups, applications }: DrawList, order: readonly DrawUnit[]): PlaceTable {
  const slots = groups.flatMap(({ id, places }) => places.map(({ segment }) => ({ group: id, segment })));
  const slotNumbers = new Map(slots.map(({ group, segment }, at) => [nameOf(group, segment), at]));
  const numberOf = (group: string, segment: string) => slotNumbers.get(nameOf(group, segment)) as number;
  const { tried, wishesOf } = triedLists(slotNumbers);
  return {
    slots,
    counts: Int32Array.from(groups.flatMap(({ places }) => places.map(({ count }) => count))),
    flow: groups.map(({ id, flow }) =>
      flow.map(({ from, to }) => ({ from: numberOf(id, from), to: numberOf(id, to) })),
    ),
    turns: rowsOf(order.map(({ members }) => members)),
    wishes: rowsOf(applications.map(wishesOf)),
    tried,
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
