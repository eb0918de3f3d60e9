import { useSpeech } from '#ui-web/speech.ts';
import { LanguagesFields } from './languages-fields.tsx';
import { QuestionForm } from './question-form.tsx';
import type { QuestionProps } from './new-town-props.ts';

/** The languages of the town, its own first. */
export function LanguagesQuestion({ typed, isBusy, change, next, back }: QuestionProps) {
  const { t } = useSpeech();
  return (
    <QuestionForm
      title={t('office-setup:new.languages.title')}
      lead={t('office-setup:new.languages.lead')}
      button={t('office-setup:new.next')}
      isBusy={isBusy}
      next={next}
      back={back}
    >
      <LanguagesFields languages={typed.languages} change={(languages) => change({ languages })} />
    </QuestionForm>
  );
}
