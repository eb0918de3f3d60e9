import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tally } from '#domain/scoring/tally.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { countedKinds, questionsOf, withBallots } from '#fixtures/arbitraries/question.ts';
import { readPublishedTally, writeResults } from './results.ts';

describe.each(countedKinds)('results of a survey of the kind %s', (kind) => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(withBallots(questionsOf(kind)), ({ question, ballots }) => {
        const counted = tally(question, ballots);
        if (!counted) throw new Error('a tally');
        expect(readPublishedTally(JSON.parse(JSON.stringify(writeResults('s', counted))))).toEqual(
          right(counted),
        );
      }),
    );
  });
});

describe('results in the API', () => {
  it('of a rating have the numbers of stars in order, and their average', () => {
    const rating = { kind: 'rating', range: { min: 1, max: 3 } } as const;
    const counted = tally(rating, [3, 3, 1]);
    const none = tally(rating, []);
    if (!counted || !none) throw new Error('tallies');
    expect(writeResults('s', counted)).toMatchObject({ rating: [1, 0, 2], average: 2.33 });
    expect(writeResults('s', none)).toMatchObject({ rating: [0, 0, 0], average: null });
  });

  it('have blank votes if the question offers them, and leave them out otherwise', () => {
    const likes = { kind: 'likes' } as const;
    const [offered, strict] = [tally({ ...likes, blankVote: true }, [1, null]), tally(likes, [1])];
    if (!offered || !strict) throw new Error('tallies');
    expect(writeResults('s', offered)).toMatchObject({ ballots: 2, blank: 1 });
    expect(writeResults('s', strict)).not.toHaveProperty('blank');
  });

  it('of a type that is not counted are not read', () => {
    expect(isLeft(readPublishedTally({ survey: 'x', displayType: 'dice', ballots: 1, results: {} }))).toBe(
      true,
    );
  });
});
