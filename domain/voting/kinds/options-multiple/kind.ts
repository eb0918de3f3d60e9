import type { AnswerId } from '../../../shared/ids.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { PlacesRule, QuestionKind } from '../question-kind.ts';
import { idsReader } from '../shared/ids-reader.ts';
import { ballotsByAnswer, onlySums } from '../shared/only-sums.ts';
import { answerIds, overAnswers, type OverAnswers } from '../shared/over-answers.ts';

/** Up to `most` answers. */
export interface OptionsMultipleQuestion extends OverAnswers {
  readonly kind: 'optionsMultiple';
  readonly most: number;
}

/** The chosen answers, in the survey's order. */
export interface OptionsMultipleAnswer {
  readonly kind: 'optionsMultiple';
  readonly chosen: readonly AnswerId[];
}

/** Up to `most` answers; a reset answer is chosen without others (specification 2, section 4). */
function ruleOf({ answers, most }: OptionsMultipleQuestion): PlacesRule {
  const resets = Uint8Array.from(answers, ({ reset }) => Number(reset));
  return (places, _numbers, length) => {
    if (length === 0) return { kind: 'emptyAnswer' };
    if (length > most) return { kind: 'tooMany', most };
    if (length === 1) return null;
    for (let at = 0; at < length; at += 1)
      if (resets[places[at] as number] === 1) return { kind: 'resetWithOthers' };
    return null;
  };
}

/** `optionsMultiple`: several answers. */
export const optionsMultiple: QuestionKind<OptionsMultipleQuestion, OptionsMultipleAnswer> = {
  ...overAnswers,
  shape: 'ids',
  figures: ballotsByAnswer,
  scale: onlySums,
  rule: ruleOf,
  reader: (question) => idsReader(answerIds(question), ruleOf(question)),
  answer: ({ answers }, { places }) => ({
    kind: 'optionsMultiple',
    chosen: places.map((place) => (answers[place] as AnswerOption).id),
  }),
  raw: ({ chosen }) => chosen,
};
