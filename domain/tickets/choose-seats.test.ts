import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSeats } from './choose-seats.ts';
import { isSeatFor, needOfSeat, seatName, type SeatRow, seatsIn } from './seats.ts';
import { placeNeeds } from './ticketed-event.ts';

const rows: readonly SeatRow[] = [
  { id: 'A', seats: 6, wheelchair: [1, 6], companion: [2] },
  { id: 'B', seats: 4, wheelchair: [], companion: [] },
];
const free = (taken: readonly string[]) => (seat: Parameters<typeof seatName>[0]) =>
  !taken.includes(seatName(seat));
const chosen = (needs: Parameters<typeof chooseSeats>[1], taken: readonly string[] = []) =>
  chooseSeats(rows, needs, free(taken))?.map(seatName) ?? null;

describe('seats that nobody chose', () => {
  it('are side by side, in the first row that has so many', () => {
    expect(chosen(['any', 'any'])).toEqual(['A-3', 'A-4']);
    expect(chosen(['any', 'any'], ['A-4'])).toEqual(['B-1', 'B-2']);
    expect(chosen(['any', 'any', 'any', 'any'])).toEqual(['B-1', 'B-2', 'B-3', 'B-4']);
  });

  it('are the first free ones where no row has so many together', () => {
    expect(chosen(['any', 'any'], ['A-4', 'B-1', 'B-3'])).toEqual(['A-3', 'A-5']);
    expect(chosen(['any', 'any'], ['A-3', 'A-4', 'A-5', 'B-1', 'B-2', 'B-3'])).toBeNull();
  });

  it('put who comes along beside the wheelchair, and who comes alone elsewhere', () => {
    expect(chosen(['companion', 'any', 'wheelchair'])).toEqual(['A-2', 'A-3', 'A-1']);
    expect(chosen(['wheelchair'])).toEqual(['A-6']);
    const both = [{ id: 'A', seats: 6, wheelchair: [1, 6], companion: [2, 5] }];
    const four = chooseSeats(both, ['wheelchair', 'companion', 'wheelchair', 'companion'], () => true);
    expect(four?.map(seatName)).toEqual(['A-1', 'A-2', 'A-6', 'A-5']);
    expect(chosen(['wheelchair', 'companion'], ['A-2'])).toBeNull();
    expect(chosen(['wheelchair', 'wheelchair', 'wheelchair'])).toBeNull();
  });

  it('are each free, of their need and nobody else’s, or none is given though there may be some', () => {
    const needs = fc.array(fc.constantFrom(...placeNeeds), { maxLength: 6 });
    const taken = fc.subarray(
      rows.flatMap(({ id, seats }) => Array.from({ length: seats }, (_, n) => `${id}-${n + 1}`)),
    );
    fc.assert(
      fc.property(needs, taken, (wanted, gone) => {
        const seats = chooseSeats(rows, wanted, free(gone));
        const left = rows.flatMap((row) =>
          Array.from({ length: row.seats }, (_, n) => n + 1).filter(
            (n) => needOfSeat(row, n) === 'any' && !gone.includes(`${row.id}-${n}`),
          ),
        );
        if (wanted.every((need) => need === 'any')) expect(seats === null).toBe(wanted.length > left.length);
        const names = (seats ?? []).map(seatName);
        expect(new Set(names).size).toBe(seats === null ? 0 : wanted.length);
        expect(names.filter((name) => gone.includes(name))).toEqual([]);
        for (const [at, seat] of (seats ?? []).entries())
          expect(isSeatFor(rows, seat, wanted[at] ?? 'any')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a seat', () => {
  it('is there, and for one need', () => {
    expect(isSeatFor(rows, { row: 'A', number: 2 }, 'companion')).toBe(true);
    expect(isSeatFor(rows, { row: 'A', number: 2 }, 'any')).toBe(false);
    expect(isSeatFor(rows, { row: 'C', number: 1 }, 'any')).toBe(false);
    for (const number of [0, 5, 1.5]) expect(isSeatFor(rows, { row: 'B', number }, 'any')).toBe(false);
    expect(seatsIn(rows)).toBe(10);
  });
});
