import { describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { type DraftBallot, emptyDraft, isEmptyDraft, numbersIn } from '../../draft/draft-ballot.ts';
import { rateAnswer } from './answering.ts';

const s = surveyId('s');
const answers = [anOption('a'), anOption('b'), anOption('c')];
const stars = { kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } } as const;

describe('a draft ballot with stars for each answer', () => {
  const rate = (draft: DraftBallot, id: string, n: number | null) =>
    rateAnswer(draft, s, stars, answerId(id), n);

  it('may leave some without stars, and is blank if all are', () => {
    const rated = rate(rate(emptyDraft, 'c', 5), 'a', 2);
    expect(JSON.stringify(numbersIn(rated.answers.get(s)))).toBe('{"a":2,"c":5}');
    expect(isRight(checkAnswer(stars, rated.answers.get(s) ?? []))).toBe(true);
    expect(isEmptyDraft(rate(rate(rated, 'a', null), 'c', null))).toBe(true);
  });
});
