import { expect, it } from 'vitest';
import { validationTone } from './proposal.ts';

it.each([
  ['2', 'study'],
  ['1', 'validated'],
  ['0', 'refused'],
  [null, 'pending'],
  ['7', 'pending'],
])('a proposal of validation status %s is shown as %s', (status, tone) => {
  expect(validationTone({ status })).toBe(tone);
});
