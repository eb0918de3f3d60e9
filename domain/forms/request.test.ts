import { describe, expect, it } from 'vitest';
import { mailCode, readMailCode } from './request.ts';

describe('a code that is typed from a mail', () => {
  const code = mailCode(new Uint8Array([1, 2, 3, 4, 5]));

  it('is two groups of four, and read however it is written', () => {
    expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/u);
    expect(readMailCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code);
  });

  it('is none where letters are missing', () => {
    expect(readMailCode(code.slice(1))).toBeNull();
    expect(readMailCode(`${code}A`)).toBeNull();
    expect(readMailCode('ABCD-EFG9')).toBeNull();
  });
});
