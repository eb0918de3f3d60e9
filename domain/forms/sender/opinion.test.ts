import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { requestStatuses } from '../request.ts';
import { longestOpinion, mayRate, opinionFigures, withOpinion } from './opinion.ts';

const good = { isSolved: true, score: 4, text: ' Muy rápido ' };
const solved = aRequest({ status: 'Resuelta' });

describe('what a sender says of how their request went', () => {
  it('is accepted once staff have finished it, and only then', () => {
    for (const status of requestStatuses) {
      const isOpen = ['Resuelta', 'Rechazada', 'Cerrada'].includes(status);
      expect(mayRate({ status })).toBe(isOpen);
      const given = withOpinion(aRequest({ status }), good, 9);
      expect(isLeft(given) ? given.left : given.right.opinion).toEqual(
        isOpen ? { isSolved: true, score: 4, text: 'Muy rápido', at: 9 } : 'notFinished',
      );
    }
  });

  it('is said once: the same again changes nothing, and another one is refused', () => {
    const given = withOpinion(solved, good, 9);
    if (isLeft(given)) throw new Error(given.left);
    expect(mayRate(given.right)).toBe(false);
    expect(withOpinion({ ...given.right, status: 'En gestión' }, good, 12)).toEqual(
      right({ ...given.right, status: 'En gestión' }),
    );
    for (const more of [{ score: 5 }, { isSolved: false }, { text: '' }])
      expect(withOpinion(given.right, { ...good, ...more }, 12)).toEqual(left('given'));
  });

  it('has a score from 1 to 5, and a sentence', () => {
    for (const score of [0, 6, 2.5, Number.NaN])
      expect(withOpinion(solved, { ...good, score }, 9)).toEqual(left('wrongScore'));
    expect(withOpinion(solved, { ...good, text: 'a'.repeat(longestOpinion + 1) }, 9)).toEqual(
      left('tooLong'),
    );
  });
});

describe('the figures of opinions', () => {
  it('count each one once', () => {
    const opinions = fc.array(fc.record({ isSolved: fc.boolean(), score: fc.integer({ min: 1, max: 5 }) }));
    fc.assert(
      fc.property(opinions, (all) => {
        const { count, solved: yes, scores } = opinionFigures(all);
        expect([count, yes]).toEqual([all.length, all.filter(({ isSolved }) => isSolved).length]);
        expect(scores.reduce((sum, one) => sum + one, 0)).toBe(count);
        expect(scores.reduce((sum, one, place) => sum + one * (place + 1), 0)).toBe(
          all.reduce((sum, { score }) => sum + score, 0),
        );
      }),
    );
  });
});
