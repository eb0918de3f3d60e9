import { expect, it } from 'vitest';
import { defaultCentre, frameAround } from './town-frame.ts';

it('the frame of a town reaches 15 kilometres to each side', () => {
  const { south, west, north, east } = frameAround({ lat: 39.4, lng: -0.34 });
  expect([south, west, north, east].map((degrees) => degrees.toFixed(3))).toEqual([
    '39.265',
    '-0.514',
    '39.535',
    '-0.166',
  ]);
});

it('the frame of a place at the pole has an end', () => {
  expect(frameAround({ lat: 90, lng: 0 }).east).toBeLessThan(14);
});

it('maps of a town that does not say where it is begin near Valencia', () => {
  expect(defaultCentre).toEqual({ lat: 39.4699, lng: -0.3763 });
});
