import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someShape } from '#fixtures/arbitraries/free-times.ts';
import { cellsOf, maskOf } from './cell-mask.ts';
import { cellsOfBooking, startsIn } from './start-shape.ts';

const cells = 40;
const some = fc.subarray(Array.from({ length: cells }, (_, n) => n));
const most = fc.subarray(
  Array.from({ length: cells }, (_, n) => n),
  { minLength: 30 },
);

it('a booking starts where its own cells are open and free, and its buffers free, also at the edges of the day', () => {
  fc.assert(
    fc.property(
      fc.oneof(some, most),
      fc.subarray([3, 9, 17, 18, 30, 39]),
      someShape,
      (open, taken, shape) => {
        const [isOpen, isTaken] = [new Set(open), new Set(taken)];
        const expected = open.filter((start) => {
          const own = Array.from({ length: shape.cells }, (_, n) => start + n);
          return (
            own.every((one) => isOpen.has(one)) &&
            cellsOfBooking(start, shape, cells).every((one) => !isTaken.has(one))
          );
        });
        const day = { open: maskOf(open), taken: maskOf(taken), cells };
        expect(cellsOf(startsIn(day, shape))).toEqual(expected);
      },
    ),
  );
});

it('the cells of a booking are its own and those of its buffers, cut at the edges of its day', () => {
  const shape = { cells: 2, before: 1, after: 3 };
  expect(cellsOfBooking(10, shape, 288)).toEqual([9, 10, 11, 12, 13, 14]);
  expect(cellsOfBooking(0, shape, 288)).toEqual([0, 1, 2, 3, 4]);
  expect(cellsOfBooking(285, shape, 288)).toEqual([284, 285, 286, 287]);
});
