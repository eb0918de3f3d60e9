import { describe, expect, it } from 'vitest';
import { linesOfToday } from './line-ahead.ts';

const line = { from: 100, until: 200, clock: '9.30', title: 'Padrón', where: 'Plaça, 1' };

describe('the lines of today', () => {
  it('are those whose time it is, in the language in which they were written', () => {
    const kept = { lang: 'es', lines: [line, { ...line, from: 150 }, { ...line, until: 120 }] };
    expect(linesOfToday(kept, 'es', 120)).toEqual([line]);
    expect(linesOfToday(kept, 'va', 120)).toEqual([]);
    expect(linesOfToday(kept, 'es', 99)).toEqual([]);
  });

  it.each([null, undefined, 7, 'x', {}, { lang: 'es' }, { lang: 'es', lines: 'x' }])(
    'are none of what cannot be read: %j',
    (kept) => {
      expect(linesOfToday(kept, 'es', 120)).toEqual([]);
    },
  );

  it.each([
    null,
    7,
    {},
    { ...line, from: '1' },
    { ...line, until: null },
    { ...line, title: 7 },
    { ...line, where: undefined },
  ])('leave out a line that cannot be read: %j', (one) => {
    expect(linesOfToday({ lang: 'es', lines: [one, line] }, 'es', 120)).toEqual([line]);
  });
});
