import { describe, expect, it } from 'vitest';
import { isPaperTime } from './paper-time.ts';

describe('a paper ballot may be given', () => {
  it('into a box while all surveys of the vote are open', () => {
    expect(isPaperTime('box', ['open', 'open'])).toBe(true);
    for (const state of ['closed', 'notStarted', 'notActive'] as const)
      expect(isPaperTime('box', ['open', state])).toBe(false);
    expect(isPaperTime('box', [])).toBe(false);
  });

  it('by an envelope that is passed later, also after the close, and never before the vote begins', () => {
    expect(isPaperTime('envelope', ['open', 'closed'])).toBe(true);
    expect(isPaperTime('envelope', ['closed', 'closed'])).toBe(true);
    expect(isPaperTime('envelope', ['closed', 'notStarted'])).toBe(false);
  });
});
