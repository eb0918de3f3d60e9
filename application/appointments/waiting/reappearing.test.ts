import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { bookingCouncil, bookingTown, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { freeSeat } from './free-seat.ts';

const period = 2 * 3_600_000;
const parts = 12;
const samples = 24_000;

/** Chance that is the same in each run: SHA-256 of a counter. */
function seeded(seed: string): RandomBytes {
  let count = 0;
  return (length) => {
    count += 1;
    return new Uint8Array(createHash('sha256').update(`${seed} ${count}`).digest().subarray(0, length));
  };
}

const partOf = (at: number): number => Math.floor((((at % period) + period) % period) / (period / parts));

/** Times that are given back at moments of one kind or another, far before they begin, and when each is free again. */
async function givenBack(seed: string, momentOf: (drawn: number, n: number) => number) {
  const { ports, setTime } = bookingCouncil();
  const [random, draws] = [seeded(`${seed} product`), seeded(`${seed} people`)];
  const seat = { grant: 'g', unit: 'plaza.1', day: '2026-11-19' as never, cells: [1], end: tomorrowAt(40) };
  const found: { readonly from: number; readonly until: number }[] = [];
  for (let n = 0; n < samples; n += 1) {
    const drawn = draws(4).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32;
    const from = Math.floor(momentOf(drawn, n));
    setTime(from);
    const visit = { office: 'plaza', at: tomorrowAt(40) };
    // oxlint-disable-next-line no-await-in-loop -- the clock is that of this one
    const { acts } = await freeSeat({ ...ports, random }, bookingTown.realm, visit, seat);
    const [act] = acts;
    if (act?.kind !== 'hold') throw new Error('nothing is set aside');
    found.push({ from, until: act.until });
  }
  return found;
}

/** χ² of counts against what is expected of each. */
const chiSquare = (counts: readonly number[], expected: (place: number) => number): number =>
  counts.reduce((sum, count, place) => sum + (count - expected(place)) ** 2 / expected(place), 0);

/** χ² of a table of counts against rows and columns that do not depend on each other. */
function dependence(pairs: readonly (readonly [number, number])[]): number {
  const table = Array.from({ length: parts * parts }, () => 0);
  const [rows, columns] = [Array.from({ length: parts }, () => 0), Array.from({ length: parts }, () => 0)];
  for (const [row, column] of pairs) {
    table[row * parts + column] = (table[row * parts + column] ?? 0) + 1;
    rows[row] = (rows[row] ?? 0) + 1;
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return chiSquare(
    table,
    (place) =>
      ((rows[Math.floor(place / parts)] ?? 0) * (columns[place % parts] ?? 0)) / pairs.length ||
      Number.EPSILON,
  );
}

/** What χ² exceeds once in ten thousand times: of 11 and of 121 degrees of freedom. */
const [unlikelyOfParts, unlikelyOfTable] = [37.4, 187];

it.each([
  ['spread over the day', (drawn: number) => noon + drawn * 12 * 3_600_000],
  ['crowded at full hours', (drawn: number, n: number) => noon + (n % 12) * 3_600_000 + drawn ** 4 * 600_000],
])(
  'times given back, %s, are free again at moments that say nothing of when they were given back',
  async (name, momentOf) => {
    const found = await givenBack(name, momentOf);
    const delays = Array.from({ length: parts }, () => 0);
    for (const { from, until } of found) {
      const part = partOf(until - 1 - from);
      delays[part] = (delays[part] ?? 0) + 1;
    }
    expect(found.every(({ from, until }) => until > from && until <= from + period)).toBe(true);
    expect(chiSquare(delays, () => samples / parts)).toBeLessThan(unlikelyOfParts);
    // Neither the wait nor the moment within two hours depends on the moment of giving back.
    expect(dependence(found.map(({ from, until }) => [partOf(from), partOf(until - 1 - from)]))).toBeLessThan(
      unlikelyOfTable,
    );
    expect(dependence(found.map(({ from, until }) => [partOf(from), partOf(until)]))).toBeLessThan(
      unlikelyOfTable,
    );
  },
);

it('the same count finds times that are free again at a fixed wait, or at full hours only', async () => {
  const found = await givenBack('fixed', (drawn) => noon + drawn * 12 * 3_600_000);
  const fixed = found.map(({ from }) => [partOf(from), partOf(from + 600_000)] as const);
  expect(dependence(fixed)).toBeGreaterThan(unlikelyOfTable);
  const narrow = found.map(({ from, until }) => [partOf(from), partOf(from + (until - from) / 2)] as const);
  expect(dependence(narrow)).toBeGreaterThan(unlikelyOfTable);
});
