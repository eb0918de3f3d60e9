import { describe, expect, it } from 'vitest';
import { left, right } from '../../shared/result.ts';
import { decidePaper } from './decide-paper.ts';

const given = (isOpen: boolean, isMarked: boolean, isRepeated: boolean) =>
  decidePaper({ isOpen, isMarked, isRepeated });

describe('a paper ballot', () => {
  it('is given to a person without a mark while the box is open', () => {
    expect(given(true, false, false)).toEqual(right('recorded'));
  });

  it('is given to nobody who has a mark, and to nobody afterwards', () => {
    expect(given(true, true, false)).toEqual(left({ kind: 'alreadyVoted' }));
    expect(given(false, false, false)).toEqual(left({ kind: 'closed' }));
    expect(given(false, true, false)).toEqual(left({ kind: 'closed' }));
  });

  it('that was given is confirmed again, whatever has happened since', () => {
    for (const isOpen of [true, false])
      for (const isMarked of [true, false]) expect(given(isOpen, isMarked, true)).toEqual(right('repeated'));
  });
});
