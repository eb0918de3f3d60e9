import type { QrPlace } from './patterns.ts';

/** The eight masks: the modules of the data that each one turns over. */
export const masks: readonly QrPlace[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Modules = readonly (readonly boolean[])[];

/** Three points for five of a colour in a row, and one for each further one. */
function runPenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/gu) ?? [];
  return runs.reduce((sum, { length }) => sum + length - 2, 0);
}

/** Forty points for what looks like the middle of a corner with a light end on either side; they may overlap. */
const cornerPenalty = (line: string): number =>
  40 * [...line.matchAll(/(?=10111010000|00001011101)/gu)].length;

/** Three points for each square of two by two of one colour. */
function squarePenalty(modules: Modules): number {
  const squares = modules.slice(1).flatMap((line, row) =>
    line.slice(1).filter((isDark, column) => {
      const others = [line[column], modules[row]?.[column], modules[row]?.[column + 1]];
      return others.every((other) => other === isDark);
    }),
  );
  return 3 * squares.length;
}

/** Ten points for each five per cent by which the dark modules are more or fewer than half. */
function balancePenalty(modules: Modules): number {
  const all = modules.flat();
  const dark = all.filter(Boolean).length;
  return 10 * Math.floor(Math.abs(dark * 20 - all.length * 10) / all.length);
}

/** How hard a code is to read (ISO/IEC 18004, 7.8.3): the mask with the lowest penalty is taken. */
export function penaltyOf(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = modules.map((_, column) => modules.map((row) => Number(row[column])).join(''));
  const lines = [...rows, ...columns].map((line) => runPenalty(line) + cornerPenalty(line));
  return lines.reduce((sum, points) => sum + points, squarePenalty(modules) + balancePenalty(modules));
}
