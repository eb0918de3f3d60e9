import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { sampleRealms, sampleTown } from '#fixtures/towns/sample-towns.ts';
import { countedKinds, questionsOf } from '#fixtures/arbitraries/question.ts';
import { exampleAnswers } from './example-answers.ts';

describe.each(countedKinds)('examples of answers to a question of the kind %s', (kind) => {
  it('are answers that it accepts, and differ', () => {
    fc.assert(
      fc.property(questionsOf(kind), ({ question }) => {
        const examples = exampleAnswers(question);
        for (const example of examples) expect(isRight(checkAnswer(question, example))).toBe(true);
        expect(new Set(examples.map((example) => JSON.stringify(example))).size).toBe(examples.length);
      }),
    );
  });
});

it('every survey of the sample towns that can be counted has an example', () => {
  const surveys = sampleRealms.flatMap((realm) => sampleTown(realm, today).surveys);
  for (const { survey } of surveys) {
    const isCounted = survey.question.kind !== 'unknown';
    expect([survey.id, exampleAnswers(survey.question).length > 0]).toEqual([survey.id, isCounted]);
  }
});
