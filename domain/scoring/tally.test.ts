import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { countedKinds, questionsOf, withBallots } from '#fixtures/arbitraries/question.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { isLeft } from '../shared/result.ts';
import type { Answer } from '../voting/check-answer.ts';
import type { RawAnswer } from '../voting/answer.ts';
import { checkAnswer } from '../voting/check-answer.ts';
import type { CountedQuestion } from '../voting/kinds/question-kinds.ts';
import { startTally, tally } from './tally.ts';

const question = aBudget(100, [aProposal('a', 10), aProposal('b', 20), aProposal('c', 30)]);

/** What one answer gives to one entry, computed without the tally: how much, and at which place of its spread. */
function share(asked: CountedQuestion, answer: Answer, id: string): readonly [number, number | null] | null {
  switch (answer.kind) {
    case 'sortable':
    case 'ranked': {
      const position = answer.order.findIndex((one) => one === id);
      const maxScore = 'maxScore' in asked ? asked.maxScore : 0;
      return position === -1 ? null : [maxScore > position ? maxScore - position : 0, position];
    }
    case 'limitedSliders': {
      const given = [...answer.tenths].find(([one]) => one === id);
      return given ? [given[1], null] : null;
    }
    case 'ratingAnswers': {
      const given = [...answer.stars].find(([one]) => one === id);
      return given ? [given[1], given[1] - ('range' in asked ? asked.range.min : 0)] : null;
    }
    case 'rating':
      return String(answer.stars) === id ? [1, null] : null;
    case 'likes':
      return id === 'like' ? [1, null] : null;
    case 'free':
    case 'blank':
      return null;
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'optionsMultiple':
    case 'budgetAmount':
      return [answer.chosen].flat().some((one) => one === id) ? [1, null] : null;
  }
}

function sameAsByHand(asked: CountedQuestion, ballots: readonly RawAnswer[]): void {
  const counted = tally(asked, ballots);
  const answers = ballots.flatMap((raw) => {
    const answer = checkAnswer(asked, raw);
    return isLeft(answer) ? [] : [answer.right];
  });
  expect(counted?.ballots).toBe(ballots.length);
  const blank = answers.filter((answer) => answer.kind === 'blank').length;
  expect(counted?.blank).toBe(asked.blankVote ? blank : null);
  for (const [id, sum] of counted?.counts ?? []) {
    const shares = answers.flatMap((answer) => {
      const found = share(asked, answer, id);
      return found ? [found] : [];
    });
    expect(sum).toBe(shares.reduce((total, [more]) => total + more, 0));
    for (const [place, times] of (counted?.spread.get(id) ?? []).entries()) {
      expect(times).toBe(shares.filter(([, at]) => at === place).length);
    }
  }
  expect(counted?.texts).toEqual(
    answers.flatMap((answer) => (answer.kind === 'free' ? [answer.text] : [])).toSorted(),
  );
}

const shapeOfRaw = (raw: RawAnswer) => {
  if (typeof raw === 'number') return 'number';
  return typeof raw === 'object' && !Array.isArray(raw) ? 'numbers' : 'ids';
};

describe.each(countedKinds)('a tally of a question of the kind %s', (kind) => {
  it('agrees with counting each answer on its own', () => {
    fc.assert(
      fc.property(withBallots(questionsOf(kind)), ({ question: asked, ballots }) => {
        expect(() => sameAsByHand(asked, ballots)).not.toThrow();
      }),
      examples(1000),
    );
  });

  it('does not depend on the order of the ballots', () => {
    fc.assert(
      fc.property(withBallots(questionsOf(kind)), ({ question: asked, ballots }) => {
        expect(tally(asked, ballots.toReversed())).toEqual(tally(asked, ballots));
      }),
    );
  });

  it('counts by places what it counts by ids', () => {
    fc.assert(
      fc.property(withBallots(questionsOf(kind)), ({ question: asked, ballots }) => {
        const [byIds, byPlaces] = [startTally(asked), startTally(asked)];
        if (!byIds || !byPlaces) throw new Error('a kind that is counted');
        for (const raw of ballots) {
          const why = byIds.add(raw);
          if (raw === null) {
            expect(byPlaces.add(raw)).toEqual(why);
            continue;
          }
          const ids = typeof raw !== 'object' ? [String(raw)] : Array.isArray(raw) ? raw : Object.keys(raw);
          const places = ids.map((id) => byPlaces.spellings.indexOf(id));
          const isReadable = byPlaces.shape === shapeOfRaw(raw) && !places.includes(-1);
          const numbers = Float64Array.from(typeof raw === 'object' ? Object.values(raw).map(Number) : []);
          const isCounted = isReadable && byPlaces.addPlaces(places, numbers, ids.length);
          expect(isCounted).toBe(isReadable && why === null);
          if (!isCounted) expect(byPlaces.add(raw)).toEqual(why);
        }
        expect(byPlaces.result()).toEqual(byIds.result());
      }),
      examples(1000),
    );
  });
});

describe('a tally', () => {
  it('of rankings has as many points as all ballots give together', () => {
    fc.assert(
      fc.property(
        questionsOf('sortable').chain((asked) =>
          fc.tuple(fc.constant(asked.question), fc.array(asked.valid)),
        ),
        ([asked, ballots]) => {
          if (asked.kind !== 'sortable') throw new Error('a sortable question');
          const each = asked.answers.reduce(
            (sum, _, position) => sum + Math.max(0, asked.maxScore - position),
            0,
          );
          const points = [...(tally(asked, ballots)?.counts.values() ?? [])].reduce(
            (sum, more) => sum + more,
            0,
          );
          expect(points).toBe(ballots.length * each);
        },
      ),
    );
  });

  it('counts every ballot once in each row of a complete ranking', () => {
    fc.assert(
      fc.property(
        questionsOf('sortable').chain((asked) =>
          fc.tuple(fc.constant(asked.question), fc.array(asked.valid)),
        ),
        ([asked, ballots]) => {
          for (const row of tally(asked, ballots)?.spread.values() ?? []) {
            expect(row.reduce((sum, more) => sum + more, 0)).toBe(ballots.length);
          }
        },
      ),
    );
  });

  it('gives the first of three slots three points and the last one', () => {
    const ranked = {
      kind: 'ranked',
      answers: ['a', 'b', 'c', 'd'].map((id) => anOption(id)),
      maxScore: 3,
    } as const;
    const counted = tally(ranked, [['a', 'b', 'c'], ['a'], ['d', 'a']]);
    expect([...(counted?.counts ?? [])]).toEqual([
      ['a', 8],
      ['b', 2],
      ['c', 1],
      ['d', 3],
    ]);
    expect(counted?.spread.get('a')).toEqual([2, 1, 0]);
  });

  it('lists every answer in the survey’s order, those without votes too', () => {
    const options = { kind: 'options', answers: [anOption('yes'), anOption('no')] } as const;
    expect([...(tally(options, ['no', 'no'])?.counts ?? [])]).toEqual([
      ['yes', 0],
      ['no', 2],
    ]);
  });

  it('has no positions and no numbers of stars where an answer only counts as chosen', () => {
    const options = { kind: 'options', answers: [anOption('yes'), anOption('no')] } as const;
    expect(tally(options, ['no'])?.spread).toEqual(new Map());
  });

  it('by places reads only as many places as the ballot has: the rest is left from an earlier one', () => {
    const running = startTally(question);
    expect(running?.addPlaces([0, 1, 2], new Float64Array(), 1)).toBe(true);
    expect(running?.addPlaces([1, 2, 1], new Float64Array(), 2)).toBe(true);
    expect([...(running?.result().counts.values() ?? [])]).toEqual([1, 1, 1]);
  });

  it('cannot count by places an answer that has no places', () => {
    const free = startTally({ kind: 'free', longest: 120 });
    expect(free?.addPlaces([0], new Float64Array(1), 1)).toBe(false);
    expect(free?.result()).toMatchObject({ ballots: 0, counts: new Map(), texts: [] });
  });

  it('counts blank votes separately: they give nothing to any entry', () => {
    const counted = tally({ ...question, blankVote: true }, [['a'], null, null]);
    expect(counted).toMatchObject({ ballots: 3, blank: 2 });
    expect([...(counted?.counts.values() ?? [])]).toEqual([1, 0, 0]);
    expect(tally({ ...question, blankVote: true }, [['a']])).toMatchObject({ blank: 0 });
  });

  it('treats a blank vote that is not offered as an answer that does not fit', () => {
    const running = startTally(question);
    expect(running?.takesBlank).toBe(false);
    expect(running?.add(null)).toEqual({ kind: 'noBlankVote' });
    expect(running?.result()).toMatchObject({ ballots: 1, blank: null });
  });

  it('counts an answer that does not fit only as a ballot, and does not count unknown types', () => {
    const counted = tally(question, [['z', 'a'], ['a', 'a'], ['a']]);
    expect(counted).toMatchObject({ ballots: 3 });
    expect(counted?.counts.get('a')).toBe(1);
    expect(tally({ kind: 'unknown', displayType: 'dice' }, ['six'])).toBeNull();
  });
});
