import { describe, expect, it } from 'vitest';
import { isGateway, tillOf } from './till.ts';

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

describe('the gateway that a form names', () => {
  it.each([
    ['sandbox', false, true],
    ['sandbox', true, true],
    ['redsys', true, true],
    ['redsys', false, false],
    ['Redsys', true, false],
    ['sanbdox', true, false],
    ['', true, false],
  ])('«%s», where there is a bank: %s, may be loaded: %s', (gateway, hasBank, may) => {
    expect(isGateway(gateway, hasBank)).toBe(may);
  });
});
