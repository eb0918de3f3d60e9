import { describe, expect, it } from 'vitest';
import { nextSeat } from './next-seat.ts';
import { seatChoice } from './seat-choice.ts';

const row = (id: string, count: number) => ({
  id,
  seats: Array.from({ length: count }, (_, at) => ({ number: at + 1, need: 'any' as const, isFree: at > 0 })),
});
const rows = [row('A', 4), row('B', 8)];

describe('the arrows on a plan', () => {
  it('lead to the seat beside, before or behind, and not out of the hall', () => {
    const from = (spot: { row: number; seat: number }, key: string) => nextSeat(rows, spot, key);
    expect(from({ row: 0, seat: 1 }, 'ArrowRight')).toEqual({ row: 0, seat: 2 });
    expect(from({ row: 0, seat: 0 }, 'ArrowLeft')).toEqual({ row: 0, seat: 0 });
    expect(from({ row: 0, seat: 1 }, 'ArrowDown')).toEqual({ row: 1, seat: 3 });
    expect(from({ row: 1, seat: 7 }, 'ArrowUp')).toEqual({ row: 0, seat: 3 });
    expect(from({ row: 1, seat: 2 }, 'End')).toEqual({ row: 1, seat: 7 });
    expect(from({ row: 1, seat: 2 }, 'Home')).toEqual({ row: 1, seat: 0 });
    expect(from({ row: 0, seat: 0 }, 'Tab')).toBeNull();
  });
});

describe('the seats of a type', () => {
  const entry = { counts: { general: 2, child: 1 }, seats: ['child/A/3', 'general/A/2'] };
  const general = seatChoice(entry, { id: 'general', need: 'any' });

  it('are free, chosen, taken by others or by another type, or for another need', () => {
    const states = [1, 2, 3, 4].map((number) => general.stateOf(rows, 'A', number));
    expect(states).toEqual(['taken', 'chosen', 'taken', 'free']);
    const wheelchair = seatChoice(entry, { id: 'wheelchair', need: 'wheelchair' });
    expect(wheelchair.stateOf(rows, 'A', 4)).toBe('other');
  });

  it('are never more than tickets: the first one makes room', () => {
    expect(general.toggled('A', 2)).toEqual(['child/A/3']);
    const two = seatChoice({ ...entry, seats: general.toggled('A', 4) }, { id: 'general', need: 'any' });
    expect(two.toggled('B', 5)).toEqual(['child/A/3', 'general/A/4', 'general/B/5']);
    const none = seatChoice({ counts: {}, seats: [] }, { id: 'general', need: 'any' });
    expect(none.toggled('A', 2)).toEqual([]);
  });
});
