import { needOfSeat, type EventSeat, seatName, type SeatRow } from './seats.ts';
import type { PlaceNeed } from './ticketed-event.ts';

type IsFree = (seat: EventSeat) => boolean;

const numbersOf = (row: SeatRow, need: PlaceNeed, isFree: IsFree): readonly number[] =>
  Array.from({ length: row.seats }, (_, at) => at + 1).filter(
    (number) => needOfSeat(row, number) === need && isFree({ row: row.id, number }),
  );

/** Numbers that stand side by side, longest stretches as they come. */
function stretches(numbers: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else found.push([number]);
  }
  return found;
}

/** Any seats, side by side where a row has so many, else the first that are free. Null if there are fewer. */
function anySeats(rows: readonly SeatRow[], count: number, isFree: IsFree): readonly EventSeat[] | null {
  const free = rows.map((row) => ({ row: row.id, numbers: numbersOf(row, 'any', isFree) }));
  for (const { row, numbers } of free) {
    const stretch = stretches(numbers).find(({ length }) => length >= count);
    if (stretch !== undefined) return stretch.slice(0, count).map((number) => ({ row, number }));
  }
  const all = free.flatMap(({ row, numbers }) => numbers.map((number) => ({ row, number })));
  return all.length < count ? null : all.slice(0, count);
}

/** Places for wheelchairs, each with as many of those beside it as come along. Null if there are too few together. */
function pairedSeats(
  rows: readonly SeatRow[],
  wheelchairs: number,
  companions: number,
  isFree: IsFree,
): { readonly wheelchair: readonly EventSeat[]; readonly companion: readonly EventSeat[] } | null {
  const places = rows.flatMap((row) => {
    const beside = numbersOf(row, 'companion', isFree);
    return numbersOf(row, 'wheelchair', isFree).map((number) => ({
      seat: { row: row.id, number },
      beside: beside
        .filter((one) => Math.abs(one - number) === 1)
        .map((one) => ({ row: row.id, number: one })),
    }));
  });
  const wheelchair: EventSeat[] = [];
  const companion: EventSeat[] = [];
  // Who comes with somebody takes the places that have one beside them; the others are left to who comes alone.
  const inOrder = places.toSorted(({ beside: a }, { beside: b }) =>
    companions > 0 ? b.length - a.length : a.length - b.length,
  );
  for (const { seat, beside } of inOrder) {
    if (wheelchair.length === wheelchairs) break;
    wheelchair.push(seat);
    const next = beside.find((one) => !companion.some((taken) => seatName(taken) === seatName(one)));
    if (companion.length < companions && next !== undefined) companion.push(next);
  }
  return wheelchair.length < wheelchairs || companion.length < companions ? null : { wheelchair, companion };
}

/**
 * Seats for tickets of these needs, in their order: side by side where that is possible, and who comes along with a
 * wheelchair beside it. Null if so many are not free.
 */
export function chooseSeats(
  rows: readonly SeatRow[],
  needs: readonly PlaceNeed[],
  isFree: IsFree,
): readonly EventSeat[] | null {
  const count = (need: PlaceNeed) => needs.filter((one) => one === need).length;
  const paired = pairedSeats(rows, count('wheelchair'), count('companion'), isFree);
  const any = anySeats(rows, count('any'), isFree);
  if (paired === null || any === null) return null;
  const left = { any: [...any], wheelchair: [...paired.wheelchair], companion: [...paired.companion] };
  return needs.flatMap((need) => left[need].splice(0, 1));
}
