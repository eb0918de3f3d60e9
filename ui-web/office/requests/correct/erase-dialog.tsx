import { useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { erasePersonCall } from '#adapters/wire/staff-requests/erase-person.ts';
import { isReason } from '#domain/forms/desk/person-of-request.ts';
import { left } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { ActDialog, useRequestAct } from './act-dialog.tsx';
import styles from './correct.module.css';
import { WhyField } from './why-field.tsx';

interface EraseProps {
  readonly request: StaffRequest;
  readonly onClose: () => void;
}

/** Erases what says who asked, with the reason: what goes and what stays is said before. */
export function EraseDialog({ request, onClose }: EraseProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [keepsText, keepText] = useState(true);
  const [why, explain] = useState('');
  const acting = useRequestAct(
    async () =>
      isReason(why)
        ? council.call(erasePersonCall, {
            realm: council.realm,
            reference: request.iid,
            body: { keepsText, why: why.trim() },
          })
        : left({ kind: 'correctionRefused', where: 'why' }),
    onClose,
  );
  return (
    <ActDialog
      title={t('office-desk:erase.title')}
      lead={<p>{t('office-desk:erase.lead')}</p>}
      confirm={t('office-desk:erase.confirm')}
      acting={acting}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend>{t('office-desk:erase.what')}</legend>
        {[true, false].map((keeps) => (
          <label key={String(keeps)}>
            <input
              type="radio"
              name="borrar"
              checked={keeps === keepsText}
              onChange={() => keepText(keeps)}
            />
            <span>{t(`office-desk:erase.${keeps ? 'person' : 'all'}`)}</span>
          </label>
        ))}
      </fieldset>
      <dl className={styles.outcome} aria-live="polite">
        <div>
          <dt>{t('office-desk:erase.goes')}</dt>
          <dd>{t(`office-desk:erase.goesOf.${keepsText ? 'person' : 'all'}`)}</dd>
        </div>
        <div>
          <dt>{t('office-desk:erase.stays')}</dt>
          <dd>{t(`office-desk:erase.staysOf.${keepsText ? 'person' : 'all'}`)}</dd>
        </div>
      </dl>
      <WhyField value={why} onChange={explain} isWrong={acting.wrong === 'why'} />
    </ActDialog>
  );
}
