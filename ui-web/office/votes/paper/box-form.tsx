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

/** What two people do to a box: one is signed in, the other is named; with the seals, or with what they counted. */
export function BoxForm({ act, box, isBusy, send, cancel }: BoxFormProps) {
  const { t } = useSpeech();
  const id = useId();
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
        <div className={votes.field}>
          <label htmlFor={`${id}-found`}>{t('office-paper:form.found')}</label>
          <input
            id={`${id}-found`}
            type="number"
            min={0}
            value={found}
            onChange={(event) => count(event.target.value)}
          />
        </div>
      )}
      <div className={votes.field}>
        <label htmlFor={`${id}-witness`}>{t('office-paper:form.witness')}</label>
        <input
          id={`${id}-witness`}
          value={witness}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => name(event.target.value)}
        />
      </div>
      <div className={votes.field}>
        <label htmlFor={`${id}-words`}>{t(`office-paper:form.words.${act}`)}</label>
        <input
          id={`${id}-words`}
          value={words}
          maxLength={300}
          onChange={(event) => say(event.target.value)}
        />
      </div>
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
