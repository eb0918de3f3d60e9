import { useId } from 'react';
import { contactFields, longestContact } from '#domain/forms/contact.ts';
import { deskChannels } from '#domain/forms/desk/desk-channel.ts';
import { longestConsent } from '#domain/forms/desk/desk-form.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import correct from '../correct/correct.module.css';
import styles from './enter.module.css';
import type { Entering } from './enter.ts';

interface FieldsProps {
  readonly entering: Entering;
  readonly change: (entering: Entering) => void;
}

const inputs = { firstName: 'text', lastName: 'text', telephone: 'tel', email: 'email' } as const;

/** How a person came, in which language they are written to, and how they are reached. */
export function PersonFields({ entering, change }: FieldsProps) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <>
      <fieldset className={correct.choices}>
        <legend>{t('office-desk:enter.channel')}</legend>
        {deskChannels.map((channel) => (
          <label key={channel}>
            <input
              type="radio"
              name="via"
              checked={channel === entering.channel}
              onChange={() => change({ ...entering, channel })}
            />
            <span>{t(`office-desk:enter.channels.${channel}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        {contactFields.map((name) => (
          <TextField
            key={name}
            type={inputs[name]}
            label={t(`office-desk:contact.${name}`)}
            optional={t('office-desk:enter.optional')}
            value={entering.contact[name] ?? ''}
            onChange={(text) => change({ ...entering, contact: { ...entering.contact, [name]: text } })}
            width="100%"
            maxLength={longestContact}
            autoComplete="off"
          />
        ))}
      </div>
      <div className={styles.select}>
        <label htmlFor={id}>{t('office-desk:enter.language')}</label>
        <select
          id={id}
          value={entering.language}
          onChange={(event) => change({ ...entering, language: event.target.value as Language })}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** What the person was shown or told, and agreed to. */
export function ConsentField({ entering, change }: FieldsProps) {
  const { t } = useSpeech();
  return (
    <TextField
      label={t('office-desk:enter.consent')}
      hint={t('office-desk:enter.consentHint')}
      value={entering.shown}
      onChange={(shown) => change({ ...entering, shown })}
      width="100%"
      multiline={2}
      maxLength={longestConsent}
    />
  );
}
