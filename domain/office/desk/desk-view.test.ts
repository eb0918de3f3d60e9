import { expect, it } from 'vitest';
import { longestViewName, longestViewQuery, mostViews, viewFault } from './desk-view.ts';

it.each([
  [{ name: 'Mías' }, 0, null],
  [{ name: ' ' }, 0, 'noName'],
  [{ name: 'a'.repeat(longestViewName) }, mostViews - 1, null],
  [{ name: 'a'.repeat(longestViewName + 1) }, 0, 'longName'],
  [{ query: 'a'.repeat(longestViewQuery + 1) }, 0, 'longQuery'],
  [{}, mostViews, 'tooMany'],
])('a view %j beside %i others: %s', (more, others, fault) => {
  expect(viewFault({ name: 'Mías', query: 'due=overdue', ...more }, others)).toBe(fault);
});
