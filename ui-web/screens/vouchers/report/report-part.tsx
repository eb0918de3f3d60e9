import { lazy, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../vouchers.module.css';

const LateReport = lazy(async () => ({
  default: (await import('./campaign-report.tsx')).CampaignReportOfAll,
}));

/** What came of the campaign, for everybody; asked for by those who want to read it. */
export function ReportPart({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const [isWanted, want] = useState(false);
  return (
    <section className={styles.row} aria-labelledby="cuentas">
      <div className={styles.head}>
        <h2 id="cuentas" tabIndex={-1}>
          {t('vouchers:report.title')}
        </h2>
        <p>{t('vouchers:report.note')}</p>
      </div>
      <div className={styles.matter}>
        {isWanted ? (
          <AddedPart
            meanwhile={<LoadingList title={t('vouchers:report.loading')} />}
            missing={<p role="alert">{t('vouchers:report.failed')}</p>}
          >
            <LateReport id={id} />
          </AddedPart>
        ) : (
          <p>
            <Button look="outline" onClick={() => want(true)}>
              {t('vouchers:report.see')}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
