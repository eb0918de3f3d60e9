import type { StaffFormAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import styles from '../intranet.module.css';
import type { StaffAsking } from './use-staff-asking.ts';

interface AskingPartProps {
  readonly form: StaffFormAnswer;
  readonly asking: StaffAsking;
}

/** The days of a form that asks for some. */
export function AskingDays({ form, asking: { first, setFirst, last, setLast } }: AskingPartProps) {
  const { t } = useSpeech();
  if (!form.asksDays) return null;
  return (
    <div className={styles.days}>
      <TextField type="date" label={t('office-intranet:forms.first')} value={first} onChange={setFirst} />
      <TextField type="date" label={t('office-intranet:forms.last')} value={last} onChange={setLast} />
    </div>
  );
}

/** The text of a form, who decides, and the way to send it. */
export function AskingFoot({ form, asking: { text, write, isBusy, told } }: AskingPartProps) {
  const { t } = useSpeech();
  const { asksDays, approver, fields } = form;
  const label = fields.length > 0 ? 'more' : asksDays ? 'why' : 'text';
  return (
    <>
      <TextField
        multiline={3}
        width="100%"
        maxLength={2000}
        label={t(`office-intranet:forms.${label}`)}
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
    </>
  );
}
