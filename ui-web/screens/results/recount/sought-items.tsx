import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { soughtAnswers } from './sought-answers.ts';

/** The items of a list with what the voter's own ballot has. */
export function SoughtItems({ survey, answer }: { readonly survey: Survey; readonly answer: RawAnswer }) {
  const speech = useSpeech();
  return soughtAnswers(answer, survey.question, speech).map((one) => (
    <li key={textOf(one)}>
      <Words of={one} />
    </li>
  ));
}
