import { answerId } from '#domain/shared/ids.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { choiceOf } from '../answers/choice-of.ts';
import type { PartProps } from '../question-kind.ts';
import type { SeveralView } from './view.ts';

/** Checkboxes up to a limit; at the limit the others say why they cannot be ticked. */
export function SeveralAnswers({ view, answering }: PartProps<SeveralView>) {
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
