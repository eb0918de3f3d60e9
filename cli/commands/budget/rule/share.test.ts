import { describe, expect, it } from 'vitest';
import { readPercentage } from './share.ts';

describe('a percentage', () => {
  it('is read exactly', () => {
    expect(readPercentage('5%')).toEqual({ numerator: 5, denominator: 100 });
    expect(readPercentage('2,5 %')).toEqual({ numerator: 25, denominator: 1000 });
    expect(readPercentage('0.125%')).toEqual({ numerator: 125, denominator: 100_000 });
    expect(readPercentage('100%')).toEqual({ numerator: 100, denominator: 100 });
  });

  it('needs its sign and is not more than everything', () => {
    for (const text of ['5', '0.05', '101%', '100,1%', '-5%', '%']) expect(readPercentage(text)).toBeNull();
  });
});
