import { describe, expect, it } from 'vitest';
import { answerOf, sumOf } from './captcha.ts';

describe('the sum of a captcha', () => {
  it('adds or subtracts, as its bytes decide, with the greater number first', () => {
    expect(sumOf(Uint8Array.of(0, 4))).toEqual({ first: 5, second: 2, sign: 'plus' });
    expect(sumOf(Uint8Array.of(17, 0))).toEqual({ first: 19, second: 1, sign: 'minus' });
    expect([sumOf(Uint8Array.of(0, 4)), sumOf(Uint8Array.of(17, 0))].map(answerOf)).toEqual(['7', '18']);
  });
});
