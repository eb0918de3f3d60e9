import { useId, useState } from 'react';
import { languages, type Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../votes.module.css';
import type { LettersPresenter } from './letters-presenter.ts';

const blank = { id: '', name: '', street: '', door: '', postalCode: '', town: '' };
const fields = ['id', 'name', 'street', 'door', 'postalCode', 'town'] as const;
/** The fields that the browser fills in by itself belong to whoever sits there, not to the person of the letter. */
const off = 'off';

interface LostProps {
  readonly presenter: LettersPresenter;
  readonly isBusy: boolean;
}

/** A letter in place of a lost one: number, name and address are typed now and kept nowhere. */
export function LostLetterForm({ presenter, isBusy }: LostProps) {
  const { t } = useSpeech();
  const id = useId();
  const [typed, type] = useState(blank);
  const [language, choose] = useState<Language | null>(null);
  const send = async () => {
    const { street, door, ...others } = typed;
    if (await presenter.replace({ ...others, lines: [street, door], language })) type(blank);
  };
  return (
    <form
      className={styles.lost}
      noValidate
      autoComplete={off}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.hint}>{t('office-census:letters.lostLead')}</p>
      {fields.map((field) => (
        <div key={field} className={styles.field}>
          <label htmlFor={`${id}-${field}`}>{t(`office-census:letters.field.${field}`)}</label>
          <input
            id={`${id}-${field}`}
            autoComplete={off}
            maxLength={100}
            inputMode={field === 'postalCode' ? 'numeric' : undefined}
            value={typed[field]}
            onChange={({ target }) => type({ ...typed, [field]: target.value })}
          />
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-language`}>{t('office-census:letters.field.language')}</label>
        <select
          id={`${id}-language`}
          value={language ?? ''}
          onChange={({ target }) => choose(languages.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('office-census:letters.usual')}</option>
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`office-documents:language.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <OfficeButton type="submit" busy={isBusy}>
        {t('office-census:letters.replace')}
      </OfficeButton>
    </form>
  );
}
