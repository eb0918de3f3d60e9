import { describe, expect, it } from 'vitest';
import { capital } from './capital.ts';

describe('a line as the beginning of a sentence', () => {
  it('has a capital, and stays as it is otherwise', () => {
    expect(capital('índice de Àlaba')).toBe('Índice de Àlaba');
    expect(capital('10 euros')).toBe('10 euros');
    expect(capital('')).toBe('');
  });
});
