import { describe, expect, it } from 'vitest';
import { dueOfCampaign, marksLast, ticketsLast, ticketsLastAtMost } from './retention.ts';

const until = 1_000;
const finished = { redeem: { from: 0, until }, isPaid: true, settledAt: null };

describe('what is kept of a campaign', () => {
  it('are its tickets for thirty days after its shops are paid, to the millisecond, and a year at most', () => {
    const tickets = (at: number, more: object = {}) => dueOfCampaign({ ...finished, ...more }, at).tickets;
    expect([tickets(until + ticketsLast - 1), tickets(until + ticketsLast)]).toEqual([false, true]);
    const later = { settledAt: until + 500 };
    expect([tickets(until + ticketsLast + 499, later), tickets(until + ticketsLast + 500, later)]).toEqual([
      false,
      true,
    ]);
    expect(tickets(until + ticketsLast, { settledAt: until - 500 })).toBe(true);
    const owed = { isPaid: false };
    expect([tickets(until + ticketsLastAtMost - 1, owed), tickets(until + ticketsLastAtMost, owed)]).toEqual([
      false,
      true,
    ]);
  });

  it('is whose vouchers were for four years after it was settled', () => {
    const marks = (at: number, more: object = {}) => dueOfCampaign({ ...finished, ...more }, at).marks;
    expect([marks(until + marksLast - 1), marks(until + marksLast)]).toEqual([false, true]);
    expect(marks(until + marksLast, { settledAt: until + 1 })).toBe(false);
  });
});
