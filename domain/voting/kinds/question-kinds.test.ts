import { describe, expect, it } from 'vitest';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import type { RawAnswer } from '../answer.ts';
import { checkAnswer } from '../check-answer.ts';
import { type CountedQuestion, entriesOf, fitsPlaced, placed, spellingsOf } from './question-kind.ts';

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
    const checked = checkAnswer(question, raw);
    expect(checked._tag).toBe(expected ? 'Right' : 'Left');
    const placeOf = (id: string) => entriesOf(question).indexOf(id);
    if (checked._tag === 'Right') expect(placed(checked.right, placeOf).places).toEqual(places);
    expect(fitsPlaced(question)(places, Float64Array.from(numbers), places.length)).toBe(expected);
  });

  it('keeps the order of its answer; a text has no places', () => {
    const placeOf = (id: string) => answers.findIndex((answer) => answer.id === id);
    const checked = checkAnswer({ kind: 'ranked', answers, maxScore: 2 }, ['none', 'a']);
    expect(checked._tag === 'Right' && placed(checked.right, placeOf)).toEqual({
      places: [2, 0],
      numbers: [],
    });
    expect(placed({ kind: 'free', text: 'sombra' }, placeOf)).toEqual({ places: [], numbers: [] });
    expect(fitsPlaced({ kind: 'free', longest: 120 })([], new Float64Array(), 0)).toBe(false);
  });

  it('names its entries by id, stars by their number, a like as 1', () => {
    expect(spellingsOf({ kind: 'rating', range })).toEqual(['1', '2', '3', '4', '5']);
    expect([entriesOf({ kind: 'likes' }), spellingsOf({ kind: 'likes' })]).toEqual([['like'], ['1']]);
    expect(spellingsOf(budget)).toEqual(['p', 'q', 'r']);
  });
});
