import { describe, expect, it } from 'vitest';
import { shares } from '#application/text/catalogue/keys/shares.ts';
import { sayFrom } from '#application/text/say.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { preferredWords, sharesWords } from './shares-words.ts';

const say = sayFrom<keyof typeof shares>((name) => (shares as Readonly<Record<string, string>>)[name]);

describe('a rule of equal shares in words', () => {
  it('has none for what is usual', () => {
    expect(sharesWords(defaultEqualShares, say)).toEqual([]);
  });

  it('names whole euros and the comparison step', () => {
    expect(
      sharesWords({ ...defaultEqualShares, endowments: 'whole', comparison: 'satisfaction' }, say),
    ).toEqual([
      'cada papeleta empieza con euros enteros',
      'comparado con el orden por votos, según la satisfacción',
    ]);
    expect(sharesWords({ ...defaultEqualShares, comparison: 'exclusion' }, say)).toEqual([
      'comparado con el orden por votos, según quién queda sin nada',
    ]);
  });
});

describe('what the comparison step found, in words', () => {
  it.each([
    ['satisfaction', 'by-votes', /^papeletas con más .*: 1 con A, 9 con B; se toma el resultado de B$/u],
    [
      'exclusion',
      'equal-shares',
      /^papeletas que solo así .*: 1 con A, 9 con B; se toma el resultado de A$/u,
    ],
  ] as const)('by %s names both rules and the one that is taken', (by, taken, expected) => {
    const found = { by, preferEqualShares: 1, preferByVotes: 9, taken };
    expect(preferredWords(found, { shares: 'A', votes: 'B' }, say)).toMatch(expected);
  });
});
