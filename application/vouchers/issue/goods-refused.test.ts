import { expect, it } from 'vitest';
import { whyRefused } from './goods-refused.ts';

it('a refusal of the kernel says what a resident can do, or is a defect', () => {
  expect(whyRefused({ kind: 'closedPool', pool: 'all' })).toEqual({ kind: 'paused' });
  expect(whyRefused({ kind: 'unknownPool', pool: 'x' })).toEqual({ kind: 'soldOut', pool: 'all' });
  for (const kind of ['otherRequest', 'recordChanged'] as const)
    expect(whyRefused({ kind, record: '' })).toEqual({ kind: 'otherOrder' });
  expect(() => whyRefused({ kind: 'notCountable' })).toThrow('notCountable');
});
