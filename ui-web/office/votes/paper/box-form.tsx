import { useId, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import votes from '../votes.module.css';
import styles from './paper.module.css';
import type { BoxDone } from './paper-presenter.ts';

interface BoxFormProps {
  readonly act: 'open' | 'seal' | 'count';
  readonly box: string;
  readonly isBusy: boolean;
  readonly send: (done: BoxDone) => void;
  readonly cancel: () => void;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly isNumber?: boolean;
  readonly type: (value: string) => void;
}

function Field({ label, value, most, isNumber = false, type }: FieldProps) {
  const id = useId();
  return (
    <div className={votes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={most}
        autoComplete="off"
        {...(isNumber && { type: 'number', min: 0 })}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}

/** What two people do to a box: one is signed in, the other is named; with the seals, or with what they counted. */
export function BoxForm({ act, box, isBusy, send, cancel }: BoxFormProps) {
  const { t } = useSpeech();
  const [witness, name] = useState('');
  const [words, say] = useState('');
  const [found, count] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({
          act,
          box,
          witness,
          words,
          ...(act === 'count' && { found: found === '' ? -1 : Number(found) }),
        });
      }}
    >
      <p className={styles.hint}>{t(`office-paper:form.lead.${act}`)}</p>
      {act === 'count' && (
        <Field label={t('office-paper:form.found')} value={found} most={6} isNumber type={count} />
      )}
      <Field label={t('office-paper:form.witness')} value={witness} most={80} type={name} />
      <Field label={t(`office-paper:form.words.${act}`)} value={words} most={300} type={say} />
      <div className={styles.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {t(`office-paper:act.${act}`)}
        </OfficeButton>
        <OfficeButton look="text" onClick={cancel}>
          {t('office-paper:cancel')}
        </OfficeButton>
      </div>
    </form>
  );
}
