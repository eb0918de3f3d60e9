import { describe, expect, it } from 'vitest';
import { memorySeenTime } from '#fixtures/memory/seen-time.ts';
import { timeToErase } from './time-to-erase.ts';

const day = 86_400_000;
const start = 20_000 * day;

/** What is said at these readings of the clock, in days from the start. */
async function saidAt(...readings: readonly number[]) {
  const seen = memorySeenTime();
  let now = start;
  const look = timeToErase({ clock: { now: () => now }, seen });
  const said = [];
  for (const at of readings) {
    now = start + at * day;
    said.push(await look());
  }
  return said;
}

describe('erasing', () => {
  it('begins when the clock has gone steadily for a week, and stays a week behind', async () => {
    const said = await saidAt(0, 3, 6, 8);
    const waits = { kind: 'waits', why: 'first', until: start + 7 * day };
    expect(said).toEqual([waits, waits, waits, { kind: 'by', instant: start + day }]);
  });

  it('waits after a leap, and says why and until when', async () => {
    const said = await saidAt(0, 3, 6, 8, 508, 8.01);
    expect(said.slice(4)).toEqual([
      { kind: 'waits', why: 'leapt', until: start + 515 * day },
      { kind: 'waits', why: 'wentBack', until: start + 15.01 * day },
    ]);
  });
});
