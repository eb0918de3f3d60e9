import { useState } from 'react';
import type { StaffFormAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { askInternallyCall } from '#adapters/wire/intranet/request-calls.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../intranet.module.css';
import { useIntranetDeed } from '../use-intranet.ts';

interface AskingFormProps {
  readonly form: StaffFormAnswer;
  readonly sent: () => void;
}

/** A form for staff: some words, and days if it asks for them. What is refused stays written. */
export function AskingForm({ form, sent }: AskingFormProps) {
  const { t, said } = useSpeech();
  const { call, realm, newKey } = useOffice().council;
  const [key] = useState(newKey);
  const [text, write] = useState('');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const { act, isBusy, told } = useIntranetDeed();
  const { id, title, asksDays, approver } = form;
  const send = async () => {
    const days = { firstDay: first === '' ? null : first, lastDay: last === '' ? null : last };
    const body = { key, form: id, text, ...days };
    const isDone = await act(
      () => call(askInternallyCall, { realm, body }),
      () => null,
    );
    if (isDone) sent();
  };
  return (
    <form
      className={styles.form}
      aria-label={said(title).text}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {asksDays && (
        <div className={styles.days}>
          <TextField type="date" label={t('office-intranet:forms.first')} value={first} onChange={setFirst} />
          <TextField type="date" label={t('office-intranet:forms.last')} value={last} onChange={setLast} />
        </div>
      )}
      <TextField
        multiline={3}
        width="100%"
        maxLength={2000}
        label={t(`office-intranet:forms.${asksDays ? 'why' : 'text'}`)}
        value={text}
        onChange={write}
      />
      {approver !== null && <p className="note">{t('office-intranet:forms.decidedBy', { who: approver })}</p>}
      <p>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-intranet:forms.send')}
        </OfficeButton>
      </p>
      <ToldNotice told={told} />
    </form>
  );
}
