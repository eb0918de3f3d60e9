import { describe, expect, it } from 'vitest';
import { sayFrom } from './say.ts';

const texts: Readonly<Record<string, string>> = {
  sum: '{{n}} de {{all}}',
  left_zero: 'Es el último día',
  left_one: 'Queda un día',
  left_other: 'Quedan {{count}} días',
  votes_one: '1 voto',
  votes_other: '{{n}} votos',
  rest: 'y {{count}} más',
};
const say = sayFrom<'sum' | 'left' | 'votes' | 'rest' | 'none'>((name) => texts[name]);

describe('a sentence', () => {
  it('has every value in its place', () => {
    expect(say('sum', { n: 3, all: '12' })).toBe('3 de 12');
    expect(say('sum', { n: '{{all}}', all: '$&' })).toBe('{{all}} de $&');
  });

  it('is chosen by how many there are', () => {
    expect([0, 1, 2].map((count) => say('left', { count }))).toEqual([
      'Es el último día',
      'Queda un día',
      'Quedan 2 días',
    ]);
    expect([0, 1, 2.5, 1_000_000].map((count) => say('votes', { count, n: `<${count}>` }))).toEqual([
      '<0> votos',
      '1 voto',
      '<2.5> votos',
      '<1000000> votos',
    ]);
    expect(say('rest', { count: '12' })).toBe('y 12 más');
    expect(say('rest', { count: 12_345 })).toBe('y 12.345 más');
    expect(say('sum', { n: 1200, all: 2026 })).toBe('1.200 de 2.026');
  });

  it('that is missing, or lacks a value, is a defect', () => {
    expect(() => say('none')).toThrow('no text for none');
    expect(() => say('sum', { n: 3 })).toThrow('no value for {{all}} in: {{n}} de {{all}}');
  });

  it('can be asked for before it is said', () => {
    expect([say.knows('sum'), say.knows('none')]).toEqual([true, false]);
  });
});
