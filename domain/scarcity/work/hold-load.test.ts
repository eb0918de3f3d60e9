import { describe, expect, it } from 'vitest';
import { holdRest, longestHoldRest, triesFor } from './hold-load.ts';

describe('the work for a hold', () => {
  it('is none on a calm day, rises with what is held, and ends where a slow phone needs two seconds', () => {
    expect([0, 19].map(triesFor)).toEqual([0, 0]);
    expect([20, 30, 59, 60, 100_000].map(triesFor)).toEqual([112_000, 165_334, 320_000, 320_000, 320_000]);
  });
});

describe('the rest of a time that nobody took', () => {
  it('is up to five minutes', () => {
    expect([0, 0.5, 0.999_999].map(holdRest)).toEqual([0, longestHoldRest / 2, longestHoldRest - 1]);
  });
});
