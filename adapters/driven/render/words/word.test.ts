import { describe, expect, it } from 'vitest';
import { sayIn } from '../../texts/cli-say.ts';
import { word } from './word.ts';

describe('the word for a key of a report', () => {
  it('includes the number of a position, and is never invented', async () => {
    const say = sayIn('es');
    expect(word('position3', say)).toBe('Posición 3');
    expect(word('funded', say)).toBe('financiada');
    expect(() => word('nothing', say)).toThrow('no word for nothing');
  });
});
