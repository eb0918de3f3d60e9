import { expect, it } from 'vitest';
import { isPushSubject, pushSubjects } from './subjects.ts';

it('the subjects of messages are known by their names alone', () => {
  expect(pushSubjects.every(isPushSubject)).toBe(true);
  expect(['', 'vote', 'toString'].some(isPushSubject)).toBe(false);
});
