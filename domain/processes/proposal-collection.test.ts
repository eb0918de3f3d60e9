import { expect, it } from 'vitest';
import { isOfOneProcess } from './proposal-collection.ts';

it('a collection of the proposals of one process is known by its name', () => {
  expect(['propuestas-2024', 'propuestas-plan-de-barrio'].map(isOfOneProcess)).toEqual([true, true]);
  for (const name of [
    'propuestas',
    'propuestas-',
    'propuestas-A',
    'mis-propuestas-1',
    `propuestas-${'a'.repeat(61)}`,
  ])
    expect(isOfOneProcess(name)).toBe(false);
});
