import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { rateAnswer, slide, tenthsIn } from './sliding.ts';
import { emptyPaper, isEmptyPaper, numbersIn, type Paper } from '../../draft/draft-ballot.ts';

const s = surveyId('s');
const answers = [anOption('a'), anOption('b'), anOption('c', { least: 10, most: 50 })];
const sliders = { kind: 'limitedSliders', answers } as const;
const stars = { kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } } as const;
const given = (paper: Paper) => Object.fromEntries(tenthsIn(paper.answers.get(s), answers));

describe('a paper with sliders', () => {
  it('never gives out more than all of it, and lowering always works', () => {
    const slides = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 100 })));
    fc.assert(
      fc.property(slides, (each) => {
        let paper = emptyPaper;
        for (const [id, percent] of each) {
          const before = given(paper)[id] ?? 0;
          paper = slide(paper, s, sliders, answerId(id), percent);
          const after = given(paper)[id] ?? 0;
          if (percent <= before) expect(after).toBe(percent);
          else expect([before, percent]).toContain(after);
          expect(Object.values(given(paper)).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('is the same answer in whichever order the sliders were moved', () => {
    const ab = slide(slide(emptyPaper, s, sliders, answerId('a'), 30), s, sliders, answerId('b'), 33);
    const ba = slide(slide(emptyPaper, s, sliders, answerId('b'), 33), s, sliders, answerId('a'), 30);
    expect(JSON.stringify(ab.answers.get(s))).toBe('{"a":3,"b":3.3}');
    expect(JSON.stringify(ba.answers.get(s))).toBe('{"a":3,"b":3.3}');
  });

  it('says why one stays, until another is moved', () => {
    const high = slide(emptyPaper, s, sliders, answerId('a'), 70);
    const refused = slide(high, s, sliders, answerId('b'), 40);
    expect(refused.refused.get(s)).toEqual({
      kind: 'slider',
      answer: 'b',
      why: { kind: 'overTotal', left: 30 },
    });
    expect(refused.heard?.what).toEqual({ kind: 'overTotal', left: 30 });
    expect(slide(refused, s, sliders, answerId('a'), 60).refused.size).toBe(0);
    const outside = slide(emptyPaper, s, sliders, answerId('c'), 60);
    expect(outside.heard?.what).toEqual({ kind: 'outOfRange', min: 10, max: 50 });
  });

  it('is blank again when all are at nothing', () => {
    const paper = slide(emptyPaper, s, sliders, answerId('a'), 70);
    expect(isEmptyPaper(slide(paper, s, sliders, answerId('a'), 0))).toBe(true);
  });
});

describe('a paper with stars for each answer', () => {
  const rate = (paper: Paper, id: string, n: number | null) => rateAnswer(paper, s, stars, answerId(id), n);

  it('may leave some without, and is blank when all are', () => {
    const rated = rate(rate(emptyPaper, 'c', 5), 'a', 2);
    expect(JSON.stringify(numbersIn(rated.answers.get(s)))).toBe('{"a":2,"c":5}');
    expect(isRight(checkAnswer(stars, rated.answers.get(s) ?? []))).toBe(true);
    expect(isEmptyPaper(rate(rate(rated, 'a', null), 'c', null))).toBe(true);
  });
});
