import { describe, expect, it } from 'vitest';
import type { MeasuredColumn } from './table-columns.ts';
import { needsLongSide, tableLayout } from './table-layout.ts';

const upright = 500;
const lying = 750;

/** This many columns of numbers, each this many letter sizes wide, after a name. */
const columnsOf = (many: number, least: number): readonly MeasuredColumn[] => [
  { place: 0, heading: 'Propuesta', isNumeric: false, whole: 40, word: 6, least: 6 },
  ...Array.from({ length: many }, (_, at) => {
    const width = { whole: least, word: least, least };
    return { place: at + 1, heading: `Votos ${at + 1}`, isNumeric: true, ...width };
  }),
];
const placesOf = (columns: readonly MeasuredColumn[], room: number) =>
  tableLayout(columns, room).parts.map((part) => part.map(({ place }) => place));

describe('the layout of a table in print', () => {
  it('is portrait while its numbers fit, and landscape if they do not or are many', () => {
    expect(needsLongSide(columnsOf(5, 7), upright)).toBe(false);
    expect(needsLongSide(columnsOf(5, 12), upright)).toBe(true);
    expect(needsLongSide(columnsOf(11, 1), upright)).toBe(true);
  });

  it('has smaller letters if landscape is too narrow, never smaller than people read', () => {
    expect(tableLayout(columnsOf(6, 9), lying)).toMatchObject({ size: 9 });
    expect(tableLayout(columnsOf(6, 13), lying)).toMatchObject({ size: 7.5 });
    expect(tableLayout(columnsOf(6, 15), lying)).toMatchObject({ size: 6.5 });
    expect(tableLayout(columnsOf(6, 19), lying)).toMatchObject({ size: 7.5 });
  });

  it('is split into parts if nothing else helps; each begins with the name, and no column is lost', () => {
    expect(placesOf(columnsOf(6, 19), lying)).toEqual([
      [0, 1, 2, 3, 4],
      [0, 5, 6],
    ]);
    expect(placesOf(columnsOf(2, 200), lying)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(placesOf(columnsOf(0, 1), lying)).toEqual([[0]]);
    expect(placesOf([], lying)).toEqual([[]]);
  });

  it('names the rows of every part by the first column without numbers', () => {
    const [name, ...numbers] = columnsOf(6, 19);
    const steps = { place: 7, heading: 'N.º', isNumeric: true, whole: 2, word: 2, least: 2 };
    const parts = placesOf([steps, ...(name ? [name] : []), ...numbers], lying);
    expect(parts.map(([first]) => first)).toEqual([0, 0]);
  });
});
