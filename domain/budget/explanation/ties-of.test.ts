import { describe, expect, it } from 'vitest';
import { proposalId } from '#domain/shared/ids.ts';
import type { DecidedTie } from '../allocation.ts';
import { tiesOf } from './ties-of.ts';

const tie = (ids: string, decidedBy: DecidedTie['decidedBy']): DecidedTie => ({
  between: [...ids].map(proposalId),
  decidedBy,
  votes: 3,
});

describe('the ties of one proposal', () => {
  it('name what decided between each two projects if a tie of three was broken in two steps', () => {
    const ties = [tie('cab', 'amount'), tie('ab', 'order')];
    expect(tiesOf(proposalId('b'), ties)).toEqual([
      { others: ['c'], decidedBy: 'amount' },
      { others: ['a'], decidedBy: 'order' },
    ]);
    expect(tiesOf(proposalId('c'), ties)).toEqual([{ others: ['a', 'b'], decidedBy: 'amount' }]);
  });

  it('leave out a tie if later ones name all its other projects', () => {
    const ties = [tie('ab', 'amount'), tie('ab', 'order')];
    expect(tiesOf(proposalId('a'), ties)).toEqual([{ others: ['b'], decidedBy: 'order' }]);
  });

  it('are none if it was not level with another', () => {
    expect(tiesOf(proposalId('d'), [tie('ab', 'amount')])).toEqual([]);
  });
});
