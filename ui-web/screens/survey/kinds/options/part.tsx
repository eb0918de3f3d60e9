import { answerId } from '#domain/shared/ids.ts';
import { type ChoiceOption, ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { choiceOf } from '../answers/choice-of.ts';
import type { PartProps } from '../question-kind.ts';
import type { OneView } from './view.ts';

/** Radios. If no answer is required, a radio more, or pressing the chosen one again, withdraws the answer. */
export function OneAnswer({ view, answering }: PartProps<OneView>) {
  const speech = useSpeech();
  const { t } = speech;
  const blank: ChoiceOption = { value: '', title: t('survey:options.blank') };
  const hasCard = view.blank === 'card';
  const selected = view.unanswered && hasCard ? [''] : view.selected;
  const entries = view.options.map(({ value, title }) => ({
    id: value,
    text: textOf(title),
    stays: selected.includes(value),
  }));
  return (
    <FindAmong entries={entries} words={findingWords('answer', speech)} past={view.next}>
      {(away) => {
        const options = view.options.map((option) => choiceOf(option, away));
        return (
          <ChoiceGroup
            kind="radio"
            name={view.id}
            options={hasCard ? [...options, blank] : options}
            {...(view.blank === 'again' ? { hint: t('survey:options.letGo'), mayLetGo: true } : {})}
            selected={selected}
            onChange={([value = '']) => answering.choose(view.survey, value === '' ? null : answerId(value))}
          />
        );
      }}
    </FindAmong>
  );
}
