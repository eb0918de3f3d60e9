import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { QuestionForm } from './question-form.tsx';
import type { QuestionProps } from './new-town-props.ts';

/** The name of the first person of the office; then the town is made. */
export function PersonQuestion({ typed, wrong, isBusy, change, next, back }: QuestionProps) {
  const { t } = useSpeech();
  return (
    <QuestionForm
      title={t('office-setup:new.person.title')}
      lead={t('office-setup:new.person.lead')}
      button={t('office-setup:new.person.make')}
      isBusy={isBusy}
      next={next}
      back={back}
    >
      <TextField
        label={t('office-setup:new.person.label')}
        width="100%"
        autoComplete="name"
        value={typed.person}
        onChange={(person) => change({ person })}
        error={wrong === 'person' ? t('office-setup:new.person.wrong') : undefined}
      />
    </QuestionForm>
  );
}
