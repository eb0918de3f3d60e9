import { describe, expect, it } from 'vitest';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { isLeft, left } from '../../shared/result.ts';
import type { RawAnswer } from '../answer.ts';
import { answerReader } from '../check-answer.ts';
import { cents } from '../../shared/money.ts';
import { asksForText, type CountedQuestion, type Kind, kindOf, questionKinds } from './question-kinds.ts';

const answers = [anOption('a'), anOption('b', { least: 20, most: 50 }), anOption('none', { reset: true })];
const range = { min: 1, max: 5 };
const multiple = { kind: 'optionsMultiple', answers, most: 2 } as const;
const sliders = { kind: 'limitedSliders', answers } as const;
const stars = { kind: 'ratingAnswers', answers, range } as const;
const budget = aBudget(100, [aProposal('p', 60), aProposal('q', 50), aProposal('r', 40)]);

/** A question, places with their numbers, the same as it is sent, and whether it fits. */
const cases: readonly (readonly [
  CountedQuestion,
  readonly number[],
  readonly number[],
  RawAnswer,
  boolean,
])[] = [
  [{ kind: 'options', answers }, [1], [], 'b', true],
  [{ kind: 'options', answers }, [0, 1], [], ['a', 'b'], false],
  [multiple, [], [], [], false],
  [multiple, [2], [], ['none'], true],
  [multiple, [0, 1], [], ['a', 'b'], true],
  [multiple, [0, 2], [], ['a', 'none'], false],
  [multiple, [0, 1, 2], [], ['a', 'b', 'none'], false],
  [budget, [], [], [], false],
  [budget, [0, 2], [], ['p', 'r'], true],
  [budget, [0, 1], [], ['p', 'q'], false],
  [{ kind: 'sortable', answers, maxScore: 3 }, [2, 0, 1], [], ['none', 'a', 'b'], true],
  [{ kind: 'sortable', answers, maxScore: 3 }, [2, 0], [], ['none', 'a'], false],
  [{ kind: 'ranked', answers, maxScore: 1 }, [2], [], ['none'], true],
  [{ kind: 'ranked', answers, maxScore: 1 }, [2, 0], [], ['none', 'a'], false],
  [{ kind: 'ranked', answers, maxScore: 1 }, [], [], [], false],
  [sliders, [0, 1], [7, 3], { a: 7, b: 3 }, true],
  [sliders, [0, 1], [7, 4], { a: 7, b: 4 }, false],
  [sliders, [1], [6], { b: 6 }, false],
  [sliders, [0], [1.25], { a: 1.25 }, false],
  [sliders, [0], [0], { a: 0 }, false],
  [stars, [0, 1], [1, 5], { a: 1, b: 5 }, true],
  [stars, [0], [2.5], { a: 2.5 }, false],
  [stars, [0], [6], { a: 6 }, false],
  [stars, [], [], {}, false],
  [{ kind: 'rating', range }, [4], [], 5, true],
  [{ kind: 'likes' }, [0], [], 1, true],
];

describe('an answer by places', () => {
  it.each(cases)('of %j fits as its check says', (question, places, numbers, raw, expected) => {
    const read = answerReader(question)(raw);
    expect(read._tag).toBe(expected ? 'Right' : 'Left');
    if (!isLeft(read)) expect(read.right.places).toEqual(places);
    const fault = kindOf(question).rule(question)(places, Float64Array.from(numbers), places.length);
    expect(fault).toEqual(isLeft(read) ? read.left : null);
  });

  it('keeps the order of its answer; a text has no places', () => {
    expect(answerReader({ kind: 'ranked', answers, maxScore: 2 })(['none', 'a'])).toMatchObject({
      right: { places: [2, 0], text: null },
    });
    const free = { kind: 'free', longest: 120 } as const;
    expect(answerReader(free)('sombra')).toMatchObject({ right: { places: [], text: 'sombra' } });
    expect(kindOf(free).rule(free)([], new Float64Array(), 0)).toEqual({ kind: 'otherShape' });
    expect([kindOf(free).entries(free), kindOf(free).spellings(free)]).toEqual([[], []]);
  });

  it('has numbers only if its question asks for numbers', () => {
    const numbersOf = (question: CountedQuestion, raw: RawAnswer) => {
      const read = answerReader(question)(raw);
      return isLeft(read) ? null : [...Array.from(read.right.numbers), read.right.text];
    };
    expect(numbersOf(stars, { a: 1, b: 5 })).toEqual([1, 5, null]);
    expect(numbersOf({ kind: 'rating', range }, 5)).toEqual([null]);
    expect(numbersOf({ kind: 'likes' }, 1)).toEqual([null]);
    expect(numbersOf({ kind: 'free', longest: 9 }, 'sol')).toEqual(['sol']);
    expect(numbersOf(multiple, ['a'])).toEqual([null]);
  });

  it('says which answer has a number of stars out of range, and what may be given', () => {
    expect(answerReader(stars)({ a: 1, b: 6 })).toEqual(
      left({ kind: 'outOfRange', id: 'b', min: 1, max: 5 }),
    );
    expect(answerReader({ kind: 'rating', range })(6)).toEqual(
      left({ kind: 'outOfRange', id: null, min: 1, max: 5 }),
    );
    expect(answerReader({ kind: 'likes' })(2)).toEqual(left({ kind: 'otherShape' }));
  });

  it('is only as many of its places as it has: the rest is of another answer', () => {
    expect(kindOf(multiple).rule(multiple)([0, 1, 2], new Float64Array(), 2)).toBeNull();
    expect(kindOf(sliders).rule(sliders)([0, 1], Float64Array.of(7, 4), 1)).toBeNull();
    expect(kindOf(stars).rule(stars)([0, 1], Float64Array.of(5, 9), 1)).toBeNull();
    expect(kindOf(budget).rule(budget)([0, 1], new Float64Array(), 1)).toBeNull();
  });

  it('names its entries by id, stars by their number, a like as 1', () => {
    const spellings = (question: CountedQuestion) => kindOf(question).spellings(question);
    expect(spellings({ kind: 'rating', range })).toEqual(['1', '2', '3', '4', '5']);
    const likes = { kind: 'likes' } as const;
    expect([kindOf(likes).entries(likes), spellings(likes)]).toEqual([['like'], ['1']]);
    expect(spellings(budget)).toEqual(['p', 'q', 'r']);
  });
});

describe('the list of question types', () => {
  it.each([
    ['options', 'ids', 'answers', 'ballots', null],
    ['yesNo', 'ids', 'answers', 'ballots', null],
    ['likeDislike', 'ids', 'answers', 'ballots', null],
    ['optionsMultiple', 'ids', 'answers', 'ballots', null],
    ['budgetAmount', 'ids', 'answers', 'ballots', null],
    ['sortable', 'ids', 'answers', 'points', 'position'],
    ['ranked', 'ids', 'answers', 'points', 'position'],
    ['limitedSliders', 'numbers', 'answers', 'tenths', null],
    ['rating', 'number', 'stars', 'ballots', null],
    ['ratingAnswers', 'numbers', 'answers', 'stars', 'stars'],
    ['free', 'text', 'texts', 'ballots', null],
    ['likes', 'number', 'answers', 'ballots', null],
  ] as const)('has %s, answered by %s and counted as %s by %s', (kind, shape, rows, sum, spread) => {
    expect(questionKinds[kind]).toMatchObject({ shape, figures: { rows, sum, spread } });
  });

  it('says by how many positions or numbers of stars each entry is counted', () => {
    const scaleOf = (question: CountedQuestion) => kindOf(question).scale(question);
    expect(scaleOf({ kind: 'sortable', answers, maxScore: 2 })).toEqual({ maxScore: 2, width: 3, least: 0 });
    expect(scaleOf({ kind: 'ranked', answers, maxScore: 2 })).toEqual({ maxScore: 2, width: 2, least: 0 });
    expect(scaleOf(stars)).toEqual({ maxScore: null, width: 5, least: 1 });
    expect(scaleOf(sliders)).toEqual({ maxScore: null, width: 0, least: 0 });
  });

  it('says of each type what the voter chooses among', () => {
    const choices = (question: CountedQuestion) =>
      kindOf(question)
        .choices(question)
        ?.map(({ id }) => id);
    expect([choices(multiple), choices(budget)]).toEqual([
      ['a', 'b', 'none'],
      ['p', 'q', 'r'],
    ]);
    expect([choices({ kind: 'rating', range }), choices({ kind: 'likes' })]).toEqual([undefined, undefined]);
  });

  it('says what decides results: ids, limits and amounts, but no text', () => {
    const deciding = (question: CountedQuestion) => JSON.stringify(kindOf(question).deciding(question));
    const renamed = answers.map((answer) => ({
      ...answer,
      text: 'Otro',
      description: 'Más',
      image: 'x.png',
    }));
    expect(deciding({ ...multiple, answers: renamed })).toBe(deciding(multiple));
    expect(deciding({ ...multiple, answers: renamed.slice(1) })).not.toBe(deciding(multiple));
    const altered = (more: object) => ({ ...multiple, answers: answers.map((one) => ({ ...one, ...more })) });
    for (const more of [{ reset: true }, { least: 1 }, { most: 9 }])
      expect(deciding(altered(more))).not.toBe(deciding(multiple));
    expect(deciding({ ...multiple, most: 3 })).not.toBe(deciding(multiple));
    const retitled = budget.proposals.map((proposal) => ({ ...proposal, title: 'Otro', area: 'Centro' }));
    expect(deciding({ ...budget, proposals: retitled })).toBe(deciding(budget));
    expect(deciding({ ...budget, proposals: budget.proposals.slice(1) })).not.toBe(deciding(budget));
    const dearer = budget.proposals.map((proposal) => ({ ...proposal, amount: cents(proposal.amount + 1) }));
    expect(deciding({ ...budget, proposals: dearer })).not.toBe(deciding(budget));
    expect(deciding({ ...budget, total: cents(9) })).not.toBe(deciding(budget));
    expect(deciding({ ...budget, blankVote: true })).not.toBe(deciding(budget));
    expect(deciding({ kind: 'rating', range })).not.toBe(
      deciding({ kind: 'rating', range: { min: 0, max: 5 } }),
    );
  });

  it('has one type that asks for a text; of an unknown type this is not known', () => {
    const kinds = Object.keys(questionKinds) as Kind[];
    expect(kinds.filter((kind) => asksForText({ kind }))).toEqual(['free']);
    expect(asksForText({ kind: 'unknown' })).toBe(false);
  });
});
