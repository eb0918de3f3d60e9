import { describe, expect, it } from 'vitest';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { draftFrom } from './restored-draft.ts';

describe('a draft ballot restored from the device', () => {
  it('leaves out what no longer fits its question', () => {
    const chain = [aSurvey('kept'), aSurvey('changed'), aSurvey('untouched')];
    const draft = draftFrom(chain, { kept: 'yes', changed: 'gone', unknown: 'yes' });
    expect([...draft.answers]).toEqual([['kept', 'yes']]);
  });

  it.each<[string, Question, RawAnswer, boolean]>([
    ['a text that is too long', { kind: 'free', longest: 3 }, 'Sombra', true],
    [
      'a slider below its least',
      { kind: 'limitedSliders', answers: [anOption('a', { least: 10 })] },
      { a: 0.5 },
      true,
    ],
    ['stars that do not exist', { kind: 'rating', range: { min: 1, max: 5 } }, 6, false],
  ])('keeps what only the voter can correct: %s', (_name, question, raw, isKept) => {
    const draft = draftFrom([aSurvey('s', { question })], { s: raw });
    expect(draft.answers.size).toBe(isKept ? 1 : 0);
  });
});
