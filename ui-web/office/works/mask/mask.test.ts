import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brushWidth,
  frameBetween,
  keyedFrame,
  type Mask,
  middleFrame,
  movedFrame,
  type Paper,
  paintMasks,
} from './mask.ts';

/** A picture of pixels that are true once they are painted over. */
function paperOf(width: number, height: number) {
  const painted = new Set<string>();
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const paper: Paper = {
    fillRect: (x, y, w, h) => {
      for (let column = x; column < x + w; column += 1)
        for (let row = y; row < y + h; row += 1) painted.add(`${column}/${row}`);
    },
    beginPath: note('begin'),
    moveTo: note('move'),
    lineTo: note('line'),
    stroke: note('stroke'),
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: 'butt',
    lineJoin: 'miter',
  };
  return { paper, painted, calls, size: { width, height } };
}
const point = fc.record({ x: fc.integer({ min: -300, max: 1300 }), y: fc.integer({ min: -300, max: 1300 }) });

describe('a frame on a picture', () => {
  it('stays within it and hides something, however it is drawn, moved and sized', () => {
    const arrow = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
    fc.assert(
      fc.property(point, point, point, fc.array(fc.tuple(arrow, fc.boolean())), (from, to, by, keys) => {
        let frame = movedFrame(frameBetween(1, from, to), by);
        for (const [key, isShift] of keys) frame = keyedFrame(frame, key, isShift) ?? frame;
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(frame.w, frame.h)).toBeGreaterThanOrEqual(20);
        expect(Math.max(frame.x + frame.w, frame.y + frame.h)).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('is moved by arrows, sized by arrows with shift, and left alone by other keys', () => {
    const frame = middleFrame(1);
    expect(keyedFrame(frame, 'ArrowLeft', false)).toEqual({ ...frame, x: 380 });
    expect(keyedFrame(frame, 'ArrowDown', true)).toEqual({ ...frame, h: 220 });
    expect(keyedFrame(frame, 'Enter', false)).toBeNull();
  });
});

describe('what is painted over', () => {
  it('is every pixel of a frame, in one plain colour', () => {
    const { paper, painted, size } = paperOf(80, 60);
    paintMasks(paper, [{ kind: 'frame', key: 1, x: 250, y: 500, w: 500, h: 250 }], size);
    for (let column = 20; column < 60; column += 1)
      for (let row = 30; row < 45; row += 1) expect(painted.has(`${column}/${row}`)).toBe(true);
    expect(paper.fillStyle).toMatch(/^#[0-9a-f]{6}$/u);
  });

  it('is where the brush went, and a dot where it only touched', () => {
    const { paper, calls, size } = paperOf(1000, 2000);
    const strokes: readonly Mask[] = [
      {
        kind: 'stroke',
        key: 1,
        points: [
          { x: 10, y: 10 },
          { x: 20, y: 30 },
        ],
      },
      { kind: 'stroke', key: 2, points: [{ x: 5, y: 5 }] },
      { kind: 'stroke', key: 3, points: [] },
    ];
    paintMasks(paper, strokes, size);
    expect(calls.filter(([name]) => name !== 'begin')).toEqual([
      ['move', 10, 20],
      ['line', 20, 60],
      ['stroke'],
      ['move', 5, 10],
      ['line', 5, 10],
      ['stroke'],
    ]);
    expect(paper.lineWidth).toBe(brushWidth);
  });
});
