import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '#adapters/wire/refusals.ts';
import { errorsPage } from './errors-page.ts';

describe('the page of errors', () => {
  it('says what the code says', () => {
    expect(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8')).toBe(
      errorsPage(),
    );
  });

  it('gives every refusal of the API a code of its own', () => {
    const codes = Object.values(refusals).map(({ errCode }) => errCode);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('says of what is refused that it is not accepted', () => {
    const messages = Object.values(refusals).map(({ message }) => message);
    expect(messages.filter((message) => /\btaken\b/u.test(message))).toEqual([]);
  });

  it('leaves no text without its Valencian and Catalan', () => {
    expect(errorsPage()).not.toMatch(/\| {1,2}\|/u);
  });
});
