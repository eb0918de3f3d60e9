import { answerId } from '#domain/shared/ids.ts';
import { type Choice, ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { answerDetail } from '../answers/answer-detail.tsx';
import type { OptionView } from './view.ts';
import type { Drawn } from '../../questions/question.tsx';

function choiceOf(option: OptionView, away: ReadonlySet<string>): Choice {
  const { value, title, atLimit } = option;
  const detail = answerDetail(option);
  return {
    value,
    title,
    disabled: atLimit,
    away: away.has(value),
    ...(detail === undefined ? {} : { detail }),
  };
}

/** Radios. Where nothing has to be answered, one more of them takes the answer back, or pressing the chosen one again. */
export function OneAnswer({ view, answering }: Drawn<'options'>) {
  const speech = useSpeech();
  const { t } = speech;
  const blank: Choice = { value: '', title: t('survey:options.blank') };
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

/** Checkboxes up to a limit; at the limit the others say why they cannot be ticked. */
export function SeveralAnswers({ view, answering }: Drawn<'optionsMultiple'>) {
  const speech = useSpeech();
  const toggled = (after: readonly string[]) =>
    view.options.find(({ value }) => after.includes(value) !== view.selected.includes(value))?.value;
  const toggle = (value: string | undefined) =>
    value !== undefined && answering.toggle(view.survey, answerId(value));
  const entries = view.options.map(({ value, title }) => ({ id: value, text: textOf(title) }));
  return (
    <FindAmong entries={entries} words={findingWords('answer', speech)} past={view.next}>
      {(away) => (
        <ChoiceGroup
          kind="checkbox"
          name={view.id}
          hint={view.count}
          error={view.refusal}
          options={view.options.map((option) => choiceOf(option, away))}
          selected={view.selected}
          onChange={(after) => toggle(toggled(after))}
          onRefused={toggle}
        />
      )}
    </FindAmong>
  );
}
