import { type ContactField, contactFields } from '#domain/forms/contact.ts';
import { builtValueAt, writesOf } from '#domain/forms/builder/writes.ts';
import { isJsonObject } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { useForm } from '../../documents/form/form-place.ts';
import { useBuilder } from '../builder/builder-place.ts';
import builderStyles from '../builder/builder.module.css';
import styles from '../builder/conditions.module.css';
import { LabelledSelect } from '../field/labelled-select.tsx';

const path = 'contactRequest';
const modes = ['no', 'yes', 'auto'] as const;

/** The contact block as the document has it. */
function useContact() {
  const { shown } = useForm().document;
  const value = builtValueAt(shown, path);
  const { mode, fields } = isJsonObject(value) ? value : {};
  const chosen = Array.isArray(fields) ? (fields as readonly unknown[]) : [];
  return {
    shown,
    mode: modes.find((one) => one === mode) ?? 'no',
    asked: contactFields.filter((part) => chosen.includes(part)),
  };
}

/** What a form asks about its sender, and where. Each part that is asked for must be filled. */
export function ContactSettings() {
  const { t } = useSpeech();
  const { mayChange, write, parts } = useBuilder();
  const { shown, mode, asked } = useContact();
  const block = parts.find(({ field }) => field.name === path);
  const rest = block?.kind === 'group' ? block.parts() : [];
  const ask = (part: ContactField, isOn: boolean) => {
    const next = contactFields.filter((one) => (one === part ? isOn : asked.includes(one)));
    write(writesOf(shown, `${path}/fields`, [...next]));
  };
  return (
    <>
      <LabelledSelect
        label={t('office-mailbox:contact.label')}
        value={mode}
        isReadOnly={!mayChange}
        options={modes.map((value) => ({ value, text: t(`office-mailbox:contact.${value}`) }))}
        onChange={(next) => write(writesOf(shown, `${path}/mode`, next))}
      />
      {mode !== 'no' && (
        <fieldset className={styles.data}>
          <legend>{t('office-mailbox:contact.fields')}</legend>
          {contactFields.map((part) => (
            <label key={part} className={styles.check}>
              <input
                type="checkbox"
                checked={asked.includes(part)}
                disabled={!mayChange}
                onChange={(event) => ask(part, event.target.checked)}
              />
              {t(`office-mailbox:contact.${part}`)}
            </label>
          ))}
          <p className={builderStyles.note}>
            {t(asked.length === 0 ? 'office-mailbox:contact.nothing' : 'office-mailbox:contact.each')}
          </p>
        </fieldset>
      )}
      {mode !== 'no' && (
        <FormParts parts={rest.filter(({ field: { name } }) => name !== 'mode' && name !== 'fields')} />
      )}
    </>
  );
}
