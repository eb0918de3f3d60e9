import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import styles from '#ui-web/screens/request/screen.module.css';
import { usePerson } from './person-context.ts';

/** Leaving, with everything that this device stores; or with the data that the council has, too. */
export function LeavePart() {
  const { presenter, speech, open } = usePerson();
  const { t } = speech;
  const { work, profile } = open;
  return (
    <LedgerRow id="salir" title={t('person:leave.title')} lead={<p>{t('person:leave.lead')}</p>}>
      <div className={styles.fields}>
        {profile?.isVerified === false && <p>{t('person:leave.unverified')}</p>}
        <p className="actions">
          <Button look="outline" busy={work === 'leave'} onClick={() => void presenter.leave()}>
            {t(work === 'leave' ? 'person:leave.leaving' : 'person:leave.leave')}
          </Button>
          <Button look="text" busy={work === 'erase'} onClick={() => void presenter.erase()}>
            {t(work === 'erase' ? 'person:leave.erasing' : 'person:leave.erase')}
          </Button>
        </p>
      </div>
    </LedgerRow>
  );
}
