import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useMailboxTitles } from '../requests/mailbox-names.ts';
import { stateWords } from '../requests/request-words.ts';
import styles from './templates.module.css';

interface StateProps {
  readonly status: StaffStatus | null;
  readonly change: (status: StaffStatus | null) => void;
}

/** The state that a request gets with the answer. */
export function TemplateState({ status, change }: StateProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <label className={styles.state}>
      <b>{t('office-templates:state.label')}</b>
      <select
        value={status ?? ''}
        onChange={({ target }) => change(staffStatuses.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('office-templates:state.stays')}</option>
        {staffStatuses.map((one) => (
          <option key={one} value={one}>
            {stateWords(one, speech)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MailboxesProps {
  readonly chosen: readonly string[];
  readonly change: (chosen: readonly string[]) => void;
}

/** The mailboxes in which it is offered; one that was closed since then stays named. */
export function TemplateMailboxes({ chosen, change }: MailboxesProps) {
  const { t, said } = useSpeech();
  const titles = useMailboxTitles();
  const ids = [...new Set([...titles.keys(), ...chosen])];
  return (
    <fieldset className={styles.mailboxes}>
      <legend>{t('office-templates:mailboxes.label')}</legend>
      <p className="note">{t('office-templates:mailboxes.hint')}</p>
      {ids.map((id) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              change(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <span>{said(titles.get(id)).text || id}</span>
        </label>
      ))}
    </fieldset>
  );
}
