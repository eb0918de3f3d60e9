import { describe, expect, it } from 'vitest';
import { tillOf } from './till.ts';

describe('who takes the payments of a form', () => {
  it.each([
    ['sandbox', false, 'sandbox'],
    ['redsys', false, null],
    ['Sandbox', false, null],
    ['', false, null],
    ['redsys', true, 'bank'],
    ['sandbox', true, 'bank'],
  ] as const)('that names «%s», where there is a bank: %s → %s', (gateway, hasBank, till) => {
    expect(tillOf(gateway, hasBank)).toBe(till);
  });
});
