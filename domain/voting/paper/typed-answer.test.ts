import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedKinds, questionsOf } from '#fixtures/arbitraries/question.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import type { RawAnswer } from '../answer.ts';
import { spelledAnswer } from '../check-answer.ts';
import { isRight, right } from '../../shared/result.ts';
import { type CountedQuestion, kindOf } from '../kinds/question-kinds.ts';
import { letterKeys, readTyped, spoiledKey, typingManner } from './typed-answer.ts';

const answers = ['Sí', 'No', 'Blanco'].map((text, n) => anOption(`a${n}`, { text: { es: text } }));
const multiple: CountedQuestion = { kind: 'optionsMultiple', answers, most: 2 };
const choice = (raw: RawAnswer) => ({ kind: 'ready', answer: { kind: 'choice', raw } });

/** The keys for an answer, by what is printed. */
function keysFor(question: CountedQuestion, raw: RawAnswer): string {
  const printed = kindOf(question).entries(question);
  const manner = typingManner(question);
  if (manner === 'text' || question.kind === 'rating' || question.kind === 'likes')
    return `${raw as string | number}`;
  if (manner !== 'each')
    return [raw]
      .flat()
      .map((id) => printed.indexOf(id as string) + 1)
      .join(' ');
  const given = new Map(Object.entries(raw as object));
  const scale = question.kind === 'limitedSliders' ? 10 : 1;
  return printed.map((id) => (given.has(id) ? String(Math.round(given.get(id) * scale)) : '-')).join(' ');
}

describe('what somebody types of a ballot', () => {
  it('is the answer that is marked, in every kind of question', () => {
    for (const kind of countedKinds)
      fc.assert(
        fc.property(
          questionsOf(kind).chain(({ question, valid }) => fc.tuple(fc.constant(question), valid)),
          ([question, raw]) => {
            const spelled = spelledAnswer(question, raw);
            const expected = isRight(spelled) ? spelled.right : null;
            expect(readTyped(question, keysFor(question, raw))).toEqual(choice(expected));
          },
        ),
        { numRuns: 100 },
      );
  });

  it('is never an answer that the question does not have, whatever keys are pressed', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 .,+BNXS-]{0,12}$/u));
    for (const kind of countedKinds)
      fc.assert(
        fc.property(questionsOf(kind), typed, ({ question }, keys) => {
          const read = readTyped(question, keys);
          if (read.kind !== 'ready' || read.answer.kind !== 'choice') return;
          expect(spelledAnswer(question, read.answer.raw)).toEqual(right(read.answer.raw));
        }),
        { numRuns: 100 },
      );
  });

  it('may be that it is blank or spoiled', () => {
    for (const typed of ['b', ' B '])
      expect(readTyped(multiple, typed)).toMatchObject({ answer: { kind: 'blank' } });
    for (const typed of ['n', 'N', 'x'])
      expect(readTyped(multiple, typed)).toMatchObject({ answer: { kind: 'spoiled' } });
    expect(readTyped({ kind: 'free', longest: 5 }, 'N')).toMatchObject({ answer: { kind: 'spoiled' } });
  });

  it('has its numbers between any signs near the digits', () => {
    for (const typed of ['1 2', '1,2', '2.1', '1+2', ' 1  2 ', '1;2'])
      expect(readTyped(multiple, typed)).toEqual(choice(['a0', 'a1']));
    expect(readTyped(multiple, ' ')).toEqual({ kind: 'empty' });
    expect(readTyped(multiple, '+')).toEqual({ kind: 'slip', typed: '+' });
  });

  it('is a slip if it names what is not printed, or the same twice', () => {
    for (const [typed, slip] of [
      ['4', '4'],
      ['0', '0'],
      ['1 1', '1'],
      ['1 z', 'z'],
      ['-1', '-1'],
    ])
      expect(readTyped(multiple, typed as string)).toEqual({ kind: 'slip', typed: slip });
    const stars: CountedQuestion = { kind: 'rating', range: { min: 1, max: 5 } };
    expect(readTyped(stars, 'a')).toEqual({ kind: 'slip', typed: 'a' });
    expect(readTyped({ kind: 'likes' }, '2')).toEqual({ kind: 'slip', typed: '2' });
    const each: CountedQuestion = { kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } };
    for (const typed of ['1 2 3 4', '1 z']) expect(readTyped(each, typed)).toMatchObject({ kind: 'slip' });
    expect(readTyped(each, '- -')).toEqual({ kind: 'empty' });
    expect(readTyped({ kind: 'free', longest: 5 }, 'muy largo')).toEqual({
      kind: 'slip',
      typed: 'muy largo',
    });
  });

  it('says by which rule a ballot that is marked like this is spoiled', () => {
    const fault = (question: CountedQuestion, typed: string) => {
      const read = readTyped(question, typed);
      return read.kind === 'broken' ? read.fault.kind : read.kind;
    };
    expect(fault({ kind: 'options', answers }, '1 2')).toBe('exactlyOne');
    expect(fault({ kind: 'rating', range: { min: 1, max: 5 } }, '2 3')).toBe('exactlyOne');
    expect(fault({ kind: 'rating', range: { min: 1, max: 5 } }, '9')).toBe('outOfRange');
    expect(fault(multiple, '1 2 3')).toBe('tooMany');
    expect(fault(aBudget(10, [aProposal('p', 6), aProposal('q', 6)]), '1 2')).toBe('overBudget');
    expect(fault({ kind: 'sortable', answers, maxScore: 3 }, '1 2')).toBe('notAllRanked');
    expect(fault({ kind: 'limitedSliders', answers }, '60 60')).toBe('overTotal');
    const reset = [...answers, anOption('none', { reset: true })];
    expect(fault({ kind: 'optionsMultiple', answers: reset, most: 4 }, '1 4')).toBe('resetWithOthers');
  });

  it('may be a letter where yes or no is asked, and then N is an answer and X is spoiled', () => {
    const question: CountedQuestion = { kind: 'yesNo', answers };
    expect(letterKeys(question)).toEqual(['S', 'N', null]);
    expect(readTyped(question, 's')).toEqual(choice('a0'));
    expect(readTyped(question, 'N')).toEqual(choice('a1'));
    expect([spoiledKey(question), spoiledKey(multiple)]).toEqual(['X', 'N']);
    expect(readTyped(question, 'X')).toMatchObject({ answer: { kind: 'spoiled' } });
    const same = [
      anOption('a', { text: 'Si' }),
      anOption('b', { text: { es: '', eu: 'Sí' } }),
      anOption('c', { text: {} }),
    ];
    expect(letterKeys({ kind: 'yesNo', answers: same })).toEqual(['S', null, null]);
  });
});
