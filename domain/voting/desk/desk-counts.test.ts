import { describe, expect, it } from 'vitest';
import { deskCounts, paperMarks, webMarks } from './desk-counts.ts';

describe('the counts of desks', () => {
  it('add the ballots given at a box and those in its envelopes', () => {
    const counts = deskCounts([
      { channel: 'box', box: 'mercat', count: 36 },
      { channel: 'envelope', box: 'mercat', count: 25 },
      { channel: 'box', box: 'residencia', count: 25 },
      { channel: 'envelope', box: 'residencia', count: 0 },
      { channel: 'kiosk', box: '', count: 104 },
    ]);
    expect(counts.paper).toEqual(
      new Map([
        ['mercat', 61],
        ['residencia', 25],
      ]),
    );
    expect(counts.envelopes).toEqual(new Map([['mercat', 25]]));
    expect(counts.assisted).toBe(104);
    expect(paperMarks(counts)).toBe(86);
    expect(webMarks(1275, counts)).toBe(1189);
  });

  it('are zero in a vote without desks', () => {
    const counts = deskCounts([]);
    expect([paperMarks(counts), webMarks(7, counts), counts.assisted]).toEqual([0, 7, 0]);
  });
});
