import type { GivenAnswer } from '#domain/voting/answer.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import { type AnswerView, answersInLines } from '../answer-view.ts';
import type { QuestionOf } from '../question-of.ts';
import { pointsText } from './ranking-item.ts';

/** "1. Sombra … 3 puntos". */
export function rankingSummary(
  { answers, maxScore }: QuestionOf<'sortable' | 'ranked'>,
  raw: GivenAnswer,
  speech: Speech,
): AnswerView {
  const lines = idsIn(raw).flatMap((id, place) => {
    const answer = answers.find((one) => one.id === id);
    if (!answer) return [];
    const found = speech.said(answer.text);
    const text = { ...found, text: `${place + 1}. ${textOf(found)}` };
    return [{ id, text, value: pointsText(place, maxScore, speech) }];
  });
  return answersInLines(lines);
}
