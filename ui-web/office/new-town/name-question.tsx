import { isTownTimeZone } from '#domain/access/town-time-zones.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { QuestionForm } from './question-form.tsx';
import { type QuestionProps, realmOf } from './new-town-props.ts';

const faults = ['empty', 'letters', 'long', 'reserved', 'taken'] as const;

/** The name of the town, and its realm, which is proposed from the name. */
export function NameQuestion({ typed, wrong, isBusy, change, next }: QuestionProps) {
  const { t } = useSpeech();
  const fault = faults.find((one) => wrong === `realm.${one}`);
  return (
    <QuestionForm
      title={t('office-setup:new.name.title')}
      lead={t('office-setup:new.name.lead')}
      button={t('office-setup:new.next')}
      isBusy={isBusy}
      next={next}
      back={null}
    >
      <TextField
        label={t('office-setup:new.name.label')}
        width="100%"
        autoComplete="off"
        value={typed.name}
        onChange={(name) => change({ name })}
        error={wrong === 'name' ? t('office-setup:new.name.wrong') : undefined}
      />
      <TextField
        label={t('office-setup:new.realm.label')}
        hint={t('office-setup:new.realm.hint')}
        width="100%"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={realmOf(typed)}
        onChange={(realm) => change({ realm })}
        error={fault && t(`office-setup:new.realm.wrong.${fault}`)}
      />
      <SelectField
        label={t('office-setup:new.timeZone.label')}
        hint={t('office-setup:new.timeZone.hint')}
        width="100%"
        value={typed.timeZone}
        onChange={(timeZone) => isTownTimeZone(timeZone) && change({ timeZone })}
        options={[
          { value: 'Europe/Madrid', text: t('office-setup:new.timeZone.mainland') },
          { value: 'Atlantic/Canary', text: t('office-setup:new.timeZone.canary') },
        ]}
      />
    </QuestionForm>
  );
}
